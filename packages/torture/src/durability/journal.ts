/** A request that was acknowledged: its answer was received to the end, with status 200. */
export interface AcknowledgedRequest {
  readonly id: string;
  readonly secret: string;
  /** The answer, as bytes. */
  readonly answer: Buffer;
  /** Path of the same answer of the stored request. */
  readonly path: string;
  /** A text of its inputs that no other request has. */
  readonly mark: string;
  /** The file of the user's own analysis, if there is one. */
  readonly ownFile?: string;
}

/** What happened to a request: a deletion without an answer can have happened or not. */
export type Deletion = 'none' | 'asked' | 'acknowledged';

/** What a user asked for, or a server acknowledged. */
export type JournalEvent =
  | { readonly kind: 'asked-request' | 'asked-feedback' | 'feedback'; readonly mark: string }
  | { readonly kind: 'request'; readonly request: AcknowledgedRequest }
  | { readonly kind: 'revision'; readonly id: string; readonly number: number; readonly answer: Buffer }
  | { readonly kind: 'asked-deletion' | 'deletion'; readonly id: string };

/** What a server has acknowledged, and what it was asked for without an answer. */
export class Journal {
  readonly requests = new Map<string, AcknowledgedRequest>();
  /** Acknowledged revisions of a request: the answer of each, by its number. */
  readonly revisions = new Map<string, Map<number, Buffer>>();
  /** Texts of feedback. */
  readonly feedback = new Set<string>();
  /** Texts of feedback that was sent and not acknowledged. */
  readonly askedFeedback = new Set<string>();
  /** Marks of requests that were sent and not acknowledged. */
  readonly askedRequests = new Set<string>();
  private readonly deletions = new Map<string, Deletion>();
  private readonly onEvent: (event: JournalEvent) => void;
  private counted = 0;

  /** `onEvent` receives each event as it is written down. */
  constructor(onEvent: (event: JournalEvent) => void = () => undefined) {
    this.onEvent = onEvent;
  }

  /** A text that nothing else has. */
  newMark(): string {
    return `mark-${++this.counted}-${process.pid}`;
  }

  deletionOf(id: string): Deletion {
    return this.deletions.get(id) ?? 'none';
  }

  write(event: JournalEvent): void {
    this.onEvent(event);
    switch (event.kind) {
      case 'asked-request':
        return void this.askedRequests.add(event.mark);
      case 'request':
        this.askedRequests.delete(event.request.mark);
        return void this.requests.set(event.request.id, event.request);
      case 'asked-feedback':
        return void this.askedFeedback.add(event.mark);
      case 'feedback':
        this.askedFeedback.delete(event.mark);
        return void this.feedback.add(event.mark);
      case 'revision':
        return this.addRevision(event.id, event.number, event.answer);
      case 'asked-deletion':
        return void this.deletions.set(event.id, 'asked');
      case 'deletion':
        return void this.deletions.set(event.id, 'acknowledged');
      default:
        return event satisfies never;
    }
  }

  private addRevision(id: string, number: number, answer: Buffer): void {
    const known = this.revisions.get(id) ?? new Map<number, Buffer>();
    this.revisions.set(id, known.set(number, answer));
  }
}

/** What was acknowledged at a moment. */
export interface Acknowledged {
  readonly kept: ReadonlySet<string>;
  readonly deleted: ReadonlySet<string>;
  readonly feedback: ReadonlySet<string>;
}

/** Copies what is acknowledged by now. A request whose deletion has no answer yet is in neither set. */
export function acknowledgedIn(journal: Journal): Acknowledged {
  const ids = [...journal.requests.keys()];
  return {
    kept: new Set(ids.filter((id) => journal.deletionOf(id) === 'none')),
    deleted: new Set(ids.filter((id) => journal.deletionOf(id) === 'acknowledged')),
    feedback: new Set(journal.feedback),
  };
}
