import { paths } from '../../text/paths';
import { Document } from '../parts/document';
import { Field, Refusal, type Typed } from '../parts/fields';
import type { Surroundings } from '../parts/surroundings';

interface LookUpProps {
  around: Surroundings;
  typed: Typed;
  message: string | null;
}

export const LookUp = ({ around, typed, message }: LookUpProps) => (
  <Document
    around={around}
    title="Cek pesanan"
    canonical={paths.lookUp}
    description="Lihat status pesanan Anda dengan nomor faktur."
  >
    <div className="wide narrow">
      <h1>Cek pesanan</h1>
      <form method="post" action={paths.lookUp} className="panel">
        <Refusal typed={typed} message={message} />
        <Field
          name="invoice"
          label="Nomor faktur"
          typed={typed}
          required
          placeholder="INV261128-XXXXXXXX"
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Field
          name="contact"
          label="Nomor HP atau email saat memesan"
          typed={typed}
          required
          autoComplete="tel"
          placeholder="08xxxxxxxxxx"
        />
        <button type="submit" className="button">
          Cari pesanan
        </button>
      </form>
    </div>
  </Document>
);
