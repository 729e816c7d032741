// YAML that people write, checked by a schema: `@trellis/core/yaml`. Apart from the other entrance, since pages read none.
export { formFault, type FormFault } from './formFault.ts';
export type { YamlPath } from './lineAt.ts';
export { readYaml, type FailAt, type YamlFile } from './readYaml.ts';
export {
  changeEdition,
  EditionSchema,
  editionKeys,
  editionText,
  readEditionSettings,
  settingsFrom,
} from '../edition/editionText.ts';
