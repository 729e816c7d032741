/** Whether everything is asked that the programs of the clients can say: `npm run test:clients` and `npm run properties`. */
export const isLong = process.env['PROPERTY_RUNS'] === 'all';
