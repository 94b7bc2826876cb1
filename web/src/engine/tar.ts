/** Reads an archive of the format ustar, in which the build packs the game's modules. */
const BLOCK = 512;
const text = new TextDecoder();

export interface File {
  name: string;
  content: Uint8Array;
}

export function filesOf(archive: Uint8Array): File[] {
  const files: File[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const field = (from: number, length: number): string =>
      text.decode(archive.subarray(at + from, at + from + length)).replace(/\0.*$/s, "");
    const size = parseInt(field(124, 12), 8);
    const [folder, name] = [field(345, 155), field(0, 100)];
    files.push({ name: folder ? `${folder}/${name}` : name, content: archive.subarray(at + BLOCK, at + BLOCK + size) });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
