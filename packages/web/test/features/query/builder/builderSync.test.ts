import { beforeEach, describe, expect, it } from 'vitest';
import {
  applyBuiltQuery,
  differingBuiltQuery,
  fillBuilder,
  followText,
} from '../../../../src/features/query/builder/builderSync.ts';
import { addNode, removeNode } from '../../../../src/features/query/builder/nodes.ts';
import { useBuilder } from '../../../../src/features/query/builder/useBuilder.ts';
import { writeQuery } from '../../../../src/features/query/builder/writeQuery.ts';
import { useDraft } from '../../../../src/state/draft.ts';

const builder = () => useBuilder.getState();
const built = () => writeQuery(builder().nodes);

/** Removes the first node, as a user does. */
const edit = () => builder().change(removeNode(builder().nodes, builder().nodes[0].id));

beforeEach(() => useDraft.getState().reset());

const text = () => useDraft.getState().text;

/** Writes a text, and lets the builder follow it. */
const type = (query: string) => {
  useDraft.getState().write(query);
  fillBuilder(query);
};

describe('the builder and the text', () => {
  it('stay in step: the rows follow the text, and the text an edit of the rows, its undo and redo', () => {
    type('ALF  and BET');
    expect([built(), text()]).toEqual(['ALF and BET', 'ALF  and BET']);
    edit();
    expect([built(), text()]).toEqual(['BET', 'BET']);
    builder().undo();
    expect(text()).toBe('ALF and BET');
    builder().redo();
    expect(text()).toBe('BET');
    builder().change([]);
    expect(text()).toBe('');
  });

  it('keep rows that are not finished, and the spelling of a text that says the same', () => {
    type('alf  AND bet');
    builder().change(addNode(builder().nodes, 'tf', { parent: undefined }));
    expect([builder().nodes.length, text()]).toEqual([3, 'alf  AND bet']);
    fillBuilder(text());
    expect(builder().nodes).toHaveLength(3);
  });

  it('differ where rows cannot show the text: it is never overwritten but by Build Query', () => {
    type('ALF and BET');
    type('expand("$filter_tf", or)');
    expect(built()).toBe('ALF and BET');
    expect(differingBuiltQuery(text())).toBe('ALF and BET');
    edit();
    expect([built(), text()]).toEqual(['BET', 'expand("$filter_tf", or)']);
    applyBuiltQuery(built());
    expect([text(), differingBuiltQuery(text())]).toEqual(['BET', undefined]);
  });

  it('differ while a text is not finished', () => {
    type('ALF and BET');
    type('ALF and BET and');
    expect(differingBuiltQuery(text())).toBe('ALF and BET');
    edit();
    expect([text(), differingBuiltQuery(text())]).toEqual(['ALF and BET and', 'BET']);
    type('GAM');
    expect([built(), differingBuiltQuery(text())]).toEqual(['GAM', undefined]);
  });

  it('do not differ while the builder is empty', () => {
    expect(differingBuiltQuery('expand("$filter_tf", or)')).toBeUndefined();
  });

  it('stay in step when the rows are edited while the builder is about to follow an older text', () => {
    type('ALF or BET');
    const older = text();
    edit();
    followText(older);
    expect(built()).toBe('BET');
    expect(text()).toBe('BET');
  });
});

describe('the steps of the builder', () => {
  const write = (name: string) => builder().change([{ ...builder().nodes[0], kind: 'tf', name }], '1 name');

  it('join the letters of a word, and are undone and redone', () => {
    type('ALF');
    write('B');
    write('BET');
    expect(built()).toBe('BET');
    builder().undo();
    expect(built()).toBe('ALF');
    builder().redo();
    expect(built()).toBe('BET');
  });

  it('do not join across an undo, and a change clears what could be redone', () => {
    type('ALF');
    write('B');
    builder().undo();
    write('GAM');
    expect(builder().future).toEqual([]);
    builder().undo();
    expect(built()).toBe('ALF');
  });

  it('do nothing at their ends', () => {
    builder().undo();
    builder().redo();
    expect(builder().nodes).toEqual([]);
  });
});
