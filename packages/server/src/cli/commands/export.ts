import type { Command } from '../command.ts';
export const exportCommand: Command = { name: 'export', help: '', options: {}, run: () => Promise.resolve(1) };
