/** How far a download is. Files that were there already count as done. */
export interface FetchProgress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly files: number;
  readonly totalFiles: number;
}

/** Time between two reports. */
const intervalMs = 100;

/** Adds up the progress of downloads. Reports every 100 ms what has changed, and the last state at the end. */
export class ProgressCounter {
  private readonly arrived = new Map<string, number>();
  private bytes = 0;
  private files = 0;
  private hasChanged = true;
  private readonly timer: NodeJS.Timeout;
  private readonly total: Pick<FetchProgress, 'totalBytes' | 'totalFiles'>;
  private readonly report: (progress: FetchProgress) => void;

  constructor(
    files: readonly { readonly bytes: number }[],
    report: (progress: FetchProgress) => void = () => undefined,
  ) {
    this.total = { totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0), totalFiles: files.length };
    this.report = report;
    this.timer = setInterval(() => this.show(), intervalMs);
  }

  /** Sets how much of a file is there. */
  set(name: string, bytes: number): void {
    this.bytes += bytes - (this.arrived.get(name) ?? 0);
    this.arrived.set(name, bytes);
    this.hasChanged = true;
  }

  /** Counts a file that is complete. */
  finish(name: string, bytes: number): void {
    this.files++;
    this.set(name, bytes);
  }

  /** Reports the last state. Must be called, as it ends the timer. */
  end(): void {
    clearInterval(this.timer);
    this.show();
  }

  private show(): void {
    if (this.hasChanged) this.report({ bytes: this.bytes, files: this.files, ...this.total });
    this.hasChanged = false;
  }
}
