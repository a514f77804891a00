/** A file that the generator makes; the path is below the repository's root. */
export interface NewFile {
  path: string;
  text: string;
}
