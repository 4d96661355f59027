import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { MOVING_PICTURE, movesIn } from '../../../schema/picture-motion';
import { useFieldDeps } from '../field-deps';
import { picturesOf, tidyPasted, withPictures } from './pasted';

interface Said {
  text: string;
  isError: boolean;
}

const leftOutText = (count: number): string =>
  `${count} gambar tidak ikut ditempel. Simpan gambarnya, lalu unggah lewat tombol Gambar.`;

const PICTURE = /^image\//;
const OWN_PICTURE = /^\/files\/[0-9a-f-]{36}$/;

export const pictureFiles = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => PICTURE.test(type));

export function usePictures(field: string) {
  const { upload, fileUrl } = useFieldDeps();
  const [isUploading, setUploading] = useState(false);
  const [said, say] = useState<Said>();

  /** In file order; null for a refused one. */
  const uploadAll = async (files: readonly File[]) => {
    const refusals: string[] = [];
    let moves = false;
    const stored = [];
    setUploading(true);
    for (const file of files) {
      moves ||= await movesIn(file);
      stored.push(
        await upload(file, field).catch((failure: unknown) => {
          refusals.push(failure instanceof Error ? failure.message : 'Gambar gagal diunggah.');
          return null;
        }),
      );
    }
    setUploading(false);
    return { stored, refusals, moves };
  };

  const showRefusals = (refusals: readonly string[], leftOut: number, moves: boolean) => {
    const texts = [
      ...refusals,
      ...(leftOut > 0 ? [leftOutText(leftOut)] : []),
      ...(moves ? [MOVING_PICTURE] : []),
    ];
    say(texts.length > 0 ? { text: texts.join(' '), isError: refusals.length + leftOut > 0 } : undefined);
  };

  const pathOf = (src: string): string | null => {
    if (!URL.canParse(src, location.href)) return null;
    const { origin, pathname } = new URL(src, location.href);
    const isOurs = origin === location.origin || origin === new URL(fileUrl('/'), location.href).origin;
    return isOurs && OWN_PICTURE.test(pathname) ? pathname : null;
  };

  return {
    isUploading,
    said,

    async add(editor: Editor, files: readonly File[]): Promise<void> {
      const { stored, refusals, moves } = await uploadAll(files);
      const pictures = stored.flatMap((one) =>
        one ? [{ type: 'image', attrs: { src: one.url, alt: one.name } }] : [],
      );
      if (pictures.length > 0) editor.chain().focus().insertContent(pictures).run();
      showRefusals(refusals, 0, moves);
    },

    async paste(editor: Editor, html: string): Promise<void> {
      const { files, leftOut, ...rest } = picturesOf(html, pathOf);
      const { stored, refusals, moves } = await uploadAll(files);
      editor
        .chain()
        .focus()
        .insertContent(tidyPasted(withPictures(rest.html, stored)))
        .run();
      showRefusals(refusals, leftOut, moves);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
