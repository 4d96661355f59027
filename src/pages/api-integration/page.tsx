import { BookOpen } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { DEVELOPER } from '../../core/integration/paths';
import { PageHead } from '../../ui/page-head';
import { buttonClass } from '../../ui/plain/button-class';
import { AddressSection } from './address-section';
import styles from './api-integration.module.css';
import { CalculatorSection } from './calculator-section';
import { copy } from './copy';
import { ReadySection } from './ready-section';
import { TesterSection } from './tester-section';
import { TokenSection } from './token-section';
import { TypedSecret } from './typed-secret';
import { WebhookSection } from './webhook-section';

/** In their order; each stands in a file of its own and reads for itself. */
const sections: readonly ComponentType[] = [
  ReadySection,
  TokenSection,
  AddressSection,
  TesterSection,
  CalculatorSection,
  WebhookSection,
];

/** /setting/api-integration: what partners' programs sign in with, and from where they may call. */
const ApiIntegrationPage = () => (
  <>
    <PageHead
      title={copy.title}
      hint={copy.hint}
      back="/setting"
      extra={
        <Link to={DEVELOPER} className={buttonClass({ tone: 'quiet' })}>
          <BookOpen size={18} />
          {copy.documentation}
        </Link>
      }
    />
    <TypedSecret>
      <div className={styles.sections}>
        {sections.map((Section) => (
          <Section key={Section.name} />
        ))}
      </div>
    </TypedSecret>
  </>
);

export default ApiIntegrationPage;
