import type { TfAgreement } from '@trellis/core/gene';
import { Type, type Static } from 'typebox';
import { Log10Schema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const figures = { p: Type.Number(), p_log10: Log10Schema };

const OverlapSchema = Type.Object({
  bound: Type.Integer(),
  regulated: Type.Integer(),
  both: Type.Integer(),
  universe: Type.Integer({ description: 'protein-coding genes' }),
  ...figures,
  degrees: Type.Union([Type.Null(), Type.Object({ expected: Type.Number(), ...figures })], {
    description: 'the same, hub-corrected: by the degrees of genes; null without a model of them',
  }),
  stronger: Type.Integer({ description: 'other TFs that bind what this TF regulates at least as strongly' }),
  others: Type.Integer({ description: 'other TFs with binding targets' }),
});

/** The overlap of what a TF binds and what it regulates. */
export const AgreementSchema = Type.Union([Type.Null(), OverlapSchema], {
  description: 'bound and regulated protein-coding genes; null without binding or without expression analyses',
});

type AgreementMessage = Immutable<Static<typeof OverlapSchema>>;

const names = wireNames({ pLog10: 'p_log10' });

export const agreementWire: Wire<TfAgreement, AgreementMessage> = {
  encode: (agreement) => ({
    ...names.encode(agreement),
    degrees: agreement.degrees && names.encode(agreement.degrees),
  }),
  decode: (message) => ({ ...names.decode(message), degrees: message.degrees && names.decode(message.degrees) }),
};
