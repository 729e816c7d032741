import { describe, expect, it } from 'vitest';
import { rankSuggestions, resolveSuggestion } from '../../src/ui/suggestions.ts';

const items = [
  { value: 'AT1G00010', name: 'TGA10' },
  { value: 'AT5G65210', name: 'TGA1' },
  { value: 'AT1G00030', name: '' },
  { value: 'AT1G00040', name: 'TWIN' },
  { value: 'AT1G00050', name: 'TWIN' },
];

describe('suggestions', () => {
  it('match a part of the name or of the value without case, the equal one first', () => {
    expect(rankSuggestions(items, 'tga1').map(({ value }) => value)).toEqual(['AT5G65210', 'AT1G00010']);
    expect(rankSuggestions(items, '00030').map(({ value }) => value)).toEqual(['AT1G00030']);
  });

  it('never match the word for a name that is missing', () => {
    expect(rankSuggestions(items, 'und')).toEqual([]);
  });

  it('are none before anything is typed', () => {
    expect(rankSuggestions(items, ' ')).toEqual([]);
  });

  it('turn a unique name into its value and leave everything else as typed', () => {
    expect(resolveSuggestion(items, ' tga1 ')).toBe('AT5G65210');
    expect(resolveSuggestion(items, 'at5g65210')).toBe('AT5G65210');
    expect(resolveSuggestion(items, 'TWIN')).toBe('TWIN');
    expect(resolveSuggestion(items, 'TGA1 and TWIN')).toBe('TGA1 and TWIN');
  });
});
