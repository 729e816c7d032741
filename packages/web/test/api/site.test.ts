import { describe, expect, it } from 'vitest';
import { sitesOf } from '../../src/api/site.ts';

const edition = (name: string, host = '') => ({
  ...{ name, host, title: name.toUpperCase(), species: '' },
  labels: name === 'yeast' ? ['saccharomyces'] : [],
});
const editions = [edition('arabidopsis'), edition('maize'), edition('yeast', 'yeast.lab.example')];
const from = (place: string) => sitesOf(editions, new URL(place));

describe('the site of another edition on the same server', () => {
  it.each([
    ['http://localhost:8080', 'http://maize.localhost:8080/'],
    ['http://arabidopsis.localhost:8080', 'http://maize.localhost:8080/'],
    ['https://arabidopsis.trellis.example', 'https://maize.trellis.example/'],
    ['https://www.trellis.example', 'https://maize.trellis.example/'],
    ['https://rice.trellis.example', 'https://maize.rice.trellis.example/'],
    ['https://saccharomyces.trellis.example', 'https://maize.trellis.example/'],
    ['https://yeast.lab.example', 'https://yeast.lab.example/?edition=maize'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/?edition=maize'],
    ['http://[::1]:8080', 'http://[::1]:8080/?edition=maize'],
  ])('is seen from %s at %s', (place, to) => {
    expect(from(place).home('maize')).toBe(to);
  });

  it('is at the host that it has for itself', () => {
    expect(from('https://arabidopsis.trellis.example').home('yeast')).toBe('https://yeast.lab.example/');
    expect(from('http://maize.localhost:8080').home('yeast')).toBe('http://yeast.localhost:8080/');
    expect(from('http://127.0.0.1:8080').home('yeast')).toBe('http://127.0.0.1:8080/?edition=yeast');
  });

  it.each([
    ['http://localhost:8080', '/genes?list=1', 'http://maize.localhost:8080/genes?list=1'],
    ['http://127.0.0.1:8080', '/genes?list=1', 'http://127.0.0.1:8080/genes?list=1&edition=maize'],
    ['http://[::1]:8080', '/result?request=1&edition=rice', 'http://[::1]:8080/result?request=1&edition=maize'],
    ['http://127.0.0.1:8080', '/gene/A%2F1', 'http://127.0.0.1:8080/gene/A%2F1?edition=maize'],
  ])('has, seen from %s, the page %s at %s', (place, page, to) => {
    expect(from(place).page('maize', page)).toBe(to);
  });

  it('is named in the query string while the place of the page is not known', () => {
    expect(sitesOf(editions, undefined).page('maize', '/gene/Zm1')).toBe('/gene/Zm1?edition=maize');
  });

  it('is called as its edition says, and by its name where this server does not have it', () => {
    expect(from('http://localhost').title('maize')).toBe('MAIZE');
    expect(from('http://localhost').title('wheat')).toBe('wheat');
    expect(from('http://localhost').has('wheat')).toBe(false);
  });
});
