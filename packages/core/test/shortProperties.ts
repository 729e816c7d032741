/** Set-up of the runs that test mutants: the same examples every time, and the first counterexample is enough. */
import fc from 'fast-check';

process.env.PROPERTY_RUNS = 'few';
fc.configureGlobal({ seed: 20261122, endOnFailure: true });
