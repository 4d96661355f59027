import { dateTime } from '../../../core/format/date';
import { kycLabels } from '../../../topics/kyc/domain/fields';
import { type PhotoKind, photoKinds } from '../../../topics/kyc/domain/photos';
import { type RejectReasonCode, rejectReasons } from '../../../topics/kyc/domain/reject-reasons';
import { type Command, OperatorError } from '../command';
import { PARTNER, partnerOf } from '../partner';
import { partnerText } from '../reason';
import { savedFile } from '../saved-file';

const codes = Object.keys(rejectReasons) as RejectReasonCode[];

const MOST_NOTE = 300;

/** The decision applies to this submission, not to a later one. */
const SUBMISSION = {
  name: 'submission',
  help: 'the one that was looked at, as "kyc show" names it',
} as const;

const isKind = (text: string): text is PhotoKind => photoKinds.some((known) => known === text);
const isReason = (code: string): code is RejectReasonCode => codes.some((known) => known === code);

function reasonsOf(text: string): RejectReasonCode[] {
  const wanted = text.split(/[\s,]+/).filter(Boolean);
  const unknown = wanted.filter((code) => !isReason(code));
  if (unknown.length || wanted.length === 0) {
    throw new OperatorError(`No such reason: ${unknown.join(', ') || '-'}. Known: ${codes.join(', ')}.`);
  }
  return wanted.filter(isReason);
}

export const kycCommands: Command[] = [
  {
    name: 'kyc list',
    summary: 'Who waits for a review, longest first',
    run: async ({ kyc }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Partner' },
          { key: 'name', title: 'Name' },
          { key: 'full_name', title: 'As on KTP' },
          { key: 'submitted', title: 'Submitted' },
          { key: 'due', title: 'Due' },
        ],
        rows: (await kyc.listPending()).map((row) => ({
          ...row,
          submitted: row.submitted_at && dateTime(row.submitted_at),
          due: row.sla_due_at && dateTime(row.sla_due_at),
        })),
      },
    }),
  },
  {
    name: 'kyc show',
    summary: 'What one partner handed in (the view is logged)',
    arguments: [PARTNER],
    run: async (services, { partner = '' }) => {
      const { id } = await partnerOf(services, partner);
      const { submission_id, state, secrets, warnings, same_nik } = await services.kyc.show(id);
      const values = { ...state.values, ...secrets } as Record<string, unknown>;
      const rows = Object.entries(values)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([field, value]) => ({
          field: (kycLabels as Record<string, string>)[field] ?? field,
          value: Array.isArray(value) ? value.join(', ') : value,
        }));
      const photos = state.photos.map(({ kind, width, height }) => ({
        field: kycLabels[kind],
        value: `${kind}, ${width} × ${height}`,
      }));
      return {
        text: [
          `Submission ${submission_id ?? '-'}`,
          ...warnings,
          ...same_nik.map(({ code, name }) => `The same NIK is held by ${code} ${name}.`),
        ].join('\n'),
        table: {
          columns: [
            { key: 'field', title: 'Field' },
            { key: 'value', title: 'Value' },
          ],
          rows: [...rows, ...photos],
        },
      };
    },
  },
  {
    name: 'kyc photo',
    summary: 'Save a photo of a KYC here (the view is logged)',
    arguments: [PARTNER, { name: 'photo', help: photoKinds.join(', ') }],
    run: async (services, { partner = '', photo = '' }) => {
      if (!isKind(photo)) {
        throw new OperatorError(`No such photo: ${photo}. Known: ${photoKinds.join(', ')}.`);
      }
      const { id, code } = await partnerOf(services, partner);
      const { mime, bytes } = await services.kyc.photo(id, photo);
      return savedFile(`${code}-${photo}`, mime, bytes);
    },
  },
  {
    name: 'kyc approve',
    summary: 'Verify a partner',
    arguments: [PARTNER, SUBMISSION],
    confirm: async (services, { partner = '' }) => {
      const { code, name } = await partnerOf(services, partner);
      return `Verify ${code} ${name}?`;
    },
    run: async (services, { partner = '', submission = '' }) => {
      const { id, code } = await partnerOf(services, partner);
      await services.kyc.approve(id, submission);
      return { text: `${code} is verified.` };
    },
  },
  {
    name: 'kyc reject',
    summary: 'Send a KYC back',
    arguments: [PARTNER, SUBMISSION, { name: 'reasons', help: codes.join(', '), rest: true }],
    options: [{ name: 'note', help: 'what the partner reads; left out: the labels of the reasons' }],
    confirm: async (services, { partner = '', reasons = '' }) => {
      const labels = reasonsOf(reasons).map((code) => rejectReasons[code].label);
      const { code, name } = await partnerOf(services, partner);
      return `Reject the KYC of ${code} ${name} (${labels.join('; ')})?`;
    },
    run: async (services, { partner = '', submission = '', reasons = '', note }) => {
      const wanted = reasonsOf(reasons);
      const { id, code } = await partnerOf(services, partner);
      const read = note === undefined ? undefined : partnerText(note, MOST_NOTE);
      await services.kyc.reject(id, submission, wanted, read);
      return { text: `${code} is rejected and told why.` };
    },
  },
];
