import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../../ui/CopyButton.tsx';
import { withBase, withoutBase } from '../../router/base.ts';
import styles from './Guide.module.css';

/** The part of Trusted Types that is used here; not every browser has it. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

const policy = trustedTypes?.createPolicy('guide', { createHTML: (html) => html });

/** Says to the browser that HTML comes from the build, which makes it of Markdown without tags. */
const trustGuideHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The HTML of a guide, whose links to pages begin at the root of the site. */
const linkedHtml = (html: string): string => html.replaceAll('href="/', `href="${withBase('/')}`);

interface Props {
  /** Name of the guide. */
  readonly guide: string;
  /** `lead`, or the number of the section. */
  readonly part: string;
  /** HTML that the build has made of Markdown without tags. */
  readonly html: string;
}

/** Time for which a button says that a text is copied. */
const doneMs = 1500;

/** A part of a guide. Its links open pages of the site without a page load, its buttons copy the code next to them. */
export function GuideHtml({ guide, part, html }: Props) {
  const [, navigate] = useLocation();
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-copy]');
    if (button) void copyCode(button);
    const link = event.target.closest('a');
    if (!link || !opensHere(link, event)) return;
    event.preventDefault();
    navigate(`${withoutBase(link.pathname)}${link.search}${link.hash}`);
  };
  return (
    <div
      className={styles.html}
      data-guide={guide}
      data-part={part}
      onClick={click}
      dangerouslySetInnerHTML={{ __html: trustGuideHtml(linkedHtml(html)) }}
    />
  );
}

/** Whether a click on a link opens a page of this site in this window. */
const opensHere = (link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  link.origin === window.location.origin &&
  !withoutBase(link.pathname).startsWith('/api/');

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code')?.textContent ?? '';
  const done = await copyText(code.trimEnd()).then(
    () => 'Copied',
    () => 'Not copied',
  );
  button.textContent = done;
  setTimeout(() => (button.textContent = 'Copy'), doneMs);
}
