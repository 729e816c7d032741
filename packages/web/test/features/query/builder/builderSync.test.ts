import { beforeEach, describe, expect, it } from 'vitest';
import {
  applyBuiltQuery,
  differingBuiltQuery,
  fillBuilder,
  normalizedQuery,
} from '../../../../src/features/query/builder/builderSync.ts';
import { removeNode } from '../../../../src/features/query/builder/nodes.ts';
import { useBuilder } from '../../../../src/features/query/builder/useBuilder.ts';
import { writeQuery } from '../../../../src/features/query/builder/writeQuery.ts';
import { useDraft } from '../../../../src/state/draft.ts';

const builder = () => useBuilder.getState();
const built = () => writeQuery(builder().nodes);

/** Removes the first node, as a user does. */
const edit = () => builder().change(removeNode(builder().nodes, builder().nodes[0].id));

beforeEach(() => useDraft.getState().reset());

describe('the builder and the text', () => {
  it('are in sync after the builder was filled from the text', () => {
    fillBuilder('ALF  and BET');
    expect(built()).toBe('ALF and BET');
    expect(differingBuiltQuery('ALF  and BET')).toBeUndefined();
  });

  it('leave the builder alone when the text cannot be shown as rows', () => {
    fillBuilder('ALF');
    fillBuilder('expand("$filter_tf", or)');
    expect(built()).toBe('ALF');
  });

  it('differ after the builder was edited, until its query replaces the text', () => {
    fillBuilder('ALF and BET');
    edit();
    expect(differingBuiltQuery('ALF and BET')).toBe('BET');
    applyBuiltQuery('BET');
    expect(useDraft.getState().text).toBe('BET');
    expect(differingBuiltQuery('BET')).toBeUndefined();
  });

  it('differ when the text is blank and the builder is not, even in sync', () => {
    fillBuilder('ALF');
    expect(differingBuiltQuery(' ')).toBe('ALF');
    expect(differingBuiltQuery('BET')).toBeUndefined();
  });

  it('do not differ while the builder is empty', () => expect(differingBuiltQuery('ALF')).toBeUndefined());

  it('compare queries as the builder writes them', () => {
    expect(normalizedQuery('ALF[x="1"]  AND bet')).toBe('ALF[x = 1] and bet');
    expect(normalizedQuery('ALF and')).toBe('ALF and');
  });
});

describe('the steps of the builder', () => {
  const write = (name: string) => builder().change([{ ...builder().nodes[0], kind: 'tf', name }], '1 name');

  it('join the letters of a word, and are undone and redone', () => {
    fillBuilder('ALF');
    write('B');
    write('BET');
    expect(built()).toBe('BET');
    builder().undo();
    expect(built()).toBe('ALF');
    builder().redo();
    expect(built()).toBe('BET');
  });

  it('do not join across an undo, and a change clears what could be redone', () => {
    fillBuilder('ALF');
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
