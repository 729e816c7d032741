import { isPostgresUrl } from '@trellis/store';
import type { Command } from '../command.ts';
import { dataLocation, requirePositionals, text, wholeNumber } from '../parse.ts';

const help = `Usage: trellis serve [--data FOLDER] [--port N] [--host H]

Serves the site and the API of every data set in the data folder.

Options:
  --data FOLDER    the data folder (default: data)
  --port N         the port to listen on (default: PORT, else 8080)
  --host H         the address to listen on (default: HOST, else 127.0.0.1)`;

/** `trellis serve`. Imports the server only when it runs, so that the other commands start fast. */
export const serveCommand: Command = {
  name: 'serve',
  help,
  options: { data: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  async run(args, output) {
    requirePositionals(args, [], 'serve');
    const [port, host] = [wholeNumber(args, 'port', 65535, 'serve'), text(args, 'host')];
    const { serve } = await import('../../main.ts');
    const location = dataLocation(args);
    const source = isPostgresUrl(location) ? { database: location } : { data: location };
    const { url, makeExamples } = await serve({ ...source, port, host }, { ...process.env, DATABASE_URL: '' });
    void makeExamples();
    output.print(`listening on ${url}`);
    return 0;
  },
};
