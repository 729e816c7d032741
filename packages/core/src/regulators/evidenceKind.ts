/** The kind of the sets of target networks, which are shown next to the kinds of evidence and not ranked in. */
export const networkKind = 'target network';
