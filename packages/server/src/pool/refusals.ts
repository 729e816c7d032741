/** Too many tasks are waiting. */
export class ServerBusy extends Error {}

/** An answer has not begun within the time limit. */
export class AnswerTimeout extends Error {
  constructor(seconds: number) {
    super(`The answer took longer than ${seconds} s and was stopped. Ask for less at a time.`);
  }
}

/** An answer needed more memory than a thread has. */
export class AnswerTooLarge extends Error {
  constructor() {
    super('The answer needs more memory than the server has for one. Ask for less at a time.');
  }
}

/** One address asks for more than its share; others are still answered. */
export class CallerBusy extends Error {
  readonly retryAfterSeconds: number;

  /** `message` is a sentence without its full stop, which says what there is too much of. */
  constructor(message: string, retryAfterSeconds: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
    super(`${message}; please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`);
    this.retryAfterSeconds = seconds;
  }
}

/** Share of the places for waiting tasks that one address can hold. */
export const addressShare = 0.5;

/** One address has more than its share of waiting tasks. */
export const tooManyWaiting = (): CallerBusy => new CallerBusy('Too many questions from your address are waiting', 2);

/** The client closed the connection before the answer was ready. */
export class ClientGone extends Error {}
