import { EditorView } from '@codemirror/view';

const list = '.cm-tooltip.cm-tooltip-autocomplete';

/** CodeMirror's theme, from the variables of ui/tokens.css, which follow light and dark. */
export const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    fontSize: '14px',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '&:has(.cm-content[aria-invalid=true])': { borderColor: 'var(--danger)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', minHeight: '92px', maxHeight: '340px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)', minWidth: '0' },
  '.cm-line': { padding: '0 12px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '1.5px' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--selection)',
  },

  '.query-keyword': { color: 'var(--accent)' },
  '.query-operator': { color: 'var(--accent)', fontWeight: '600' },
  '.query-key': { color: 'var(--code-key)' },
  '.query-value': { color: 'var(--code-value)' },
  '.query-comparator, .query-bracket': { color: 'var(--ink-3)' },
  '.query-wrong': { color: 'var(--danger)' },
  '.query-pair': { color: 'var(--ink)', background: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.query-alone': { color: 'var(--danger)', background: 'var(--danger-soft)', outline: '1px solid var(--danger)' },

  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1px',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--warning)' },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--danger)', borderWidth: '5px', bottom: '-2px' },

  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--paper)',
    boxShadow: 'var(--shadow)',
    zIndex: '200',
    overflow: 'hidden',
  },
  '.cm-diagnostic': { padding: '8px 12px', font: '12px/1.5 var(--font)', maxWidth: '420px' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warning)' },
  [`${list} > ul`]: {
    minWidth: '200px',
    maxWidth: 'min(420px, 90vw)',
    maxHeight: 'var(--room, 400px)',
    fontFamily: 'var(--font)',
    padding: '4px',
  },
  [`${list} > ul > li`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    height: '50px',
    boxSizing: 'border-box',
    padding: '0 12px',
    borderRadius: '4px',
    color: 'var(--ink)',
    fontVariantNumeric: 'tabular-nums',
  },
  [`${list} > ul > li:hover`]: { background: 'var(--sunken)' },
  [`${list} > ul > li[aria-selected]`]: { background: 'var(--accent-soft)', color: 'var(--ink)' },
  '.cm-completionLabel': { flex: 'none' },
  '.cm-completionDetail': {
    margin: '0',
    overflow: 'hidden',
    color: 'var(--ink-2)',
    fontStyle: 'italic',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
});
