import { configure } from '@testing-library/react';
import 'fake-indexeddb/auto';
import type { Window } from 'happy-dom';
import { inject, vi } from 'vitest';
import '../answers.ts';
import '../console.ts';
import { callHooks } from '../eachTest.ts';
import '../queries.ts';
import '../react.ts';
import '../savedFiles.ts';
import { setSurroundings } from '../surroundings.ts';
import './computedStyle.ts';
import './fonts.ts';
import './layout.ts';
import { passOn } from './passOn.ts';
import './popover.ts';
import './worker.ts';

callHooks();

configure({ defaultHidden: true });

const { happyDOM } = window as unknown as Window;
// Menus and dialogs are there at once.
happyDOM.settings.device.prefersReducedMotion = 'reduce';

setSurroundings({
  show({ path, edition }, { width = 1440, colorScheme = 'light' }) {
    const host = edition === 'development' ? 'localhost' : `${edition}.localhost`;
    happyDOM.setURL(`http://${host}:${inject('sitePort')}${path}`);
    happyDOM.setViewport({ width, height: 900 });
    happyDOM.settings.device.prefersColorScheme = colorScheme;
    return Promise.resolve();
  },
  serve: (call) => passOn(inject('sitePort'), call),
});

// The editor needs a layout, so it is tested in a browser. Without it the query page keeps its field for plain text.
vi.mock('@codemirror/view', () => {
  throw new Error('there is no layout');
});
