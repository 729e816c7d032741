import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemedPicture } from '../../src/ui/ThemedPicture.tsx';

const picture = {
  wide: { width: 602, height: 466 },
  narrow: { width: 362, height: 554 },
  addressOf: (size: string, theme: string) => `/picture?size=${size}&theme=${theme}`,
};

it('a picture has a version for narrow windows, and keeps its place while it loads', () => {
  render(<ThemedPicture picture={picture} label="A result" />);
  const image = screen.getByRole('img', { name: 'A result' });
  const source = image.parentElement?.querySelector('source');
  const sizeOf = (one: Element | null | undefined) => ['width', 'height'].map((name) => one?.getAttribute(name));
  expect([image.getAttribute('src'), ...sizeOf(image)]).toEqual(['/picture?size=wide&theme=light', '602', '466']);
  expect([source?.getAttribute('srcset'), ...sizeOf(source)]).toEqual([
    ...['/picture?size=narrow&theme=light', '362', '554'],
  ]);
  expect(source?.getAttribute('media')).toBe('(max-width: 599px)');
});
