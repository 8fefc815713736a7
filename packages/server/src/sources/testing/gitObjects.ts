import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** An object of a repository, as a pack holds it. */
export interface GitObject {
  oid: string;
  type: 'commit' | 'tree' | 'blob';
  data: Buffer;
}

export interface TreeRow {
  /** `100644` for a file, `40000` for a folder, `120000` for a link, `160000` for a module. */
  mode: string;
  name: string | Buffer;
  oid: string;
}

export function gitObject(type: GitObject['type'], data: Buffer): GitObject {
  const oid = createHash('sha1').update(`${type} ${data.length}\0`).update(data).digest('hex');
  return { oid, type, data };
}

export const treeOf = (rows: readonly TreeRow[]): GitObject =>
  gitObject(
    'tree',
    Buffer.concat(
      rows.flatMap(({ mode, name, oid }) => [
        Buffer.from(`${mode} `),
        Buffer.from(name),
        Buffer.from([0]),
        Buffer.from(oid, 'hex'),
      ]),
    ),
  );

export const commitOf = (tree: GitObject, message = 'state'): GitObject => {
  const who = 'Li <li@example.com> 1764374400 +0800';
  return gitObject('commit', Buffer.from(`tree ${tree.oid}\nauthor ${who}\ncommitter ${who}\n\n${message}\n`));
};

const numbers = { commit: 1, tree: 2, blob: 3, offsetDelta: 6, namedDelta: 7 } as const;

/** What stands before the compressed bytes of an object. */
export function headOf(type: keyof typeof numbers, size: number): Buffer {
  const bytes = [(numbers[type] << 4) | (size & 0x0f)];
  for (let left = Math.floor(size / 16); left > 0; left = Math.floor(left / 128)) {
    bytes[bytes.length - 1]! |= 0x80;
    bytes.push(left & 0x7f);
  }
  return Buffer.from(bytes);
}

export const packed = (type: keyof typeof numbers, data: Buffer, between: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([headOf(type, data.length), between, deflateSync(data)]);

/** A pack of objects that are packed already. */
export function packOf(objects: readonly Buffer[], count = objects.length): Buffer {
  const head = Buffer.from('PACK\0\0\0\u0002\0\0\0\0', 'latin1');
  head.writeUInt32BE(count, 8);
  const body = Buffer.concat([head, ...objects]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}
