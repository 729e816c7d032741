/** Too many tasks are waiting. */
export class ServerBusy extends Error {}

/** An answer has not begun within the time limit. */
export class AnswerTimeout extends Error {
  constructor(seconds: number) {
    super(`The answer took longer than ${seconds} s and was stopped. Ask for less at a time.`);
  }
}

/** The client closed the connection before the answer was ready. */
export class ClientGone extends Error {}
