import { functionsOfList } from '@trellis/engine';
import { listCommand } from '../ask/listCommand.ts';

/** `trellis functions`. */
export const functionsCommand = listCommand(functionsOfList);
