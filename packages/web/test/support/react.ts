import * as React from 'react';

/**
 * React's build for development keeps with each element the stack of where it was made, for its own tools; its warnings do not
 * show it. It does so for ten thousand elements a second at most, and counts them here: it never gets below that limit.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
