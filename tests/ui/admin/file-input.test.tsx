import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type FieldDeps, FieldDepsContext } from '../../../src/admin/web/fields/field-deps';
import { FileInput } from '../../../src/admin/web/fields/link/file-input';
import type { StoredFile } from '../../../src/core/contract/upload';

afterEach(cleanup);

const stored = (name: string): StoredFile => ({
  id: name,
  name,
  url: '',
  mime: 'application/pdf',
  bytes: 120_000,
});

/** The screen around the input; `sent` waits for its answer. */
function standScreen() {
  const discarded: string[] = [];
  const saved: string[] = [];
  const sent: { field: string; answer: (file: StoredFile | Error) => void }[] = [];
  let error: string | undefined;
  const absent = () => expect.fail();
  const deps: FieldDeps = {
    upload: (_file, field) =>
      new Promise((resolve, reject) => {
        const answer = (file: StoredFile | Error) =>
          file instanceof Error ? reject(file) : resolve(file as never);
        sent.push({ field, answer });
      }),
    discard: ({ id }) => void discarded.push(id),
    save: async ({ name }) => {
      saved.push(name);
      throw new Error('Data tidak ditemukan.');
    },
    ...{ awaiting: absent, lookup: absent, titles: absent, fileUrl: (path) => path },
  };
  const Screen = ({ start }: { start?: StoredFile }) => {
    const [value, setValue] = useState<unknown>(start);
    return (
      <FieldDepsContext.Provider value={deps}>
        <FileInput
          name={['steps', 0, 'proof']}
          id="proof"
          field={{ kind: 'file', label: 'Bukti', types: ['pdf', 'csv'], maxBytes: 200_000 }}
          value={value}
          onChange={setValue}
          onError={(message) => {
            error = message;
          }}
          invalid={false}
          references={{}}
        />
      </FieldDepsContext.Provider>
    );
  };
  return { Screen, discarded, saved, sent, error: () => error };
}

const choose = (bytes: number, name = 'nota.pdf') =>
  userEvent.upload(screen.getByLabelText('Bukti'), new File(['a'.repeat(bytes)], name));

it('sends a chosen file, says so meanwhile, and shows its name and size', async () => {
  const { Screen, sent, discarded } = standScreen();
  render(<Screen />);
  expect(document.body.textContent).toContain('PDF atau CSV, maksimal 200 kB.');
  screen.getByRole('button', { name: 'Pilih Berkas' }).focus();
  expect(document.activeElement?.id).toBe('proof');
  await choose(1_500);
  expect(screen.getByRole('status').textContent).toBe('Mengunggah nota.pdf, 2 kB…');
  expect(sent[0]?.field).toBe('steps.proof');
  sent[0]?.answer(stored('nota.pdf'));
  expect(await screen.findByText('120 kB')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');

  await choose(10, 'baru.pdf');
  sent[1]?.answer(stored('baru.pdf'));
  expect(await screen.findByText('baru.pdf')).toBeDefined();
  expect(discarded).toEqual(['nota.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(screen.queryByText('baru.pdf')).toBeNull();
  expect(discarded).toEqual(['nota.pdf', 'baru.pdf']);
});

it('refuses a file that is too large before it is sent, and shows why the server refused one', async () => {
  const { Screen, sent, error } = standScreen();
  render(<Screen start={stored('lama.pdf')} />);
  await choose(200_001);
  expect(error()).toBe('Bukti maksimal 200 kB.');
  expect(sent).toEqual([]);
  await choose(10);
  sent[0]?.answer(new Error('Format berkas harus PDF atau CSV.'));
  await expect.poll(error).toBe('Format berkas harus PDF atau CSV.');
  expect(screen.getByText('lama.pdf')).toBeDefined();
});

it('downloads a private file with the session, and links a public one', async () => {
  const { Screen, saved } = standScreen();
  render(<Screen start={{ ...stored('rahasia.pdf'), url: '/v1/crm/uploader/of/a/1/files/2' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'rahasia.pdf' }));
  expect(saved).toEqual(['rahasia.pdf']);
  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.');
  cleanup();
  render(<Screen start={{ ...stored('umum.pdf'), url: '/files/2' }} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'umum.pdf' });
  expect([link.getAttribute('href'), link.download]).toEqual(['/files/2', 'umum.pdf']);
});
