import { BookOpen } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import layout from '../../../../ui/layout.module.css';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Segmented } from '../../../../ui/plain/segmented';
import { DEVELOPER } from '../../domain/paths';
import { AddressSection } from './address-section';
import { CalculatorSection } from './calculator-section';
import { copy } from './copy';
import { ReadySection } from './ready-section';
import { TesterSection } from './tester-section';
import { TokenSection } from './token-section';
import { TypedSecret } from './typed-secret';
import { type Tests, useTests } from './use-tests';
import { WebhookSection } from './webhook-section';

interface Tab {
  value: string;
  label: string;
  sections: readonly ComponentType<{ tests: Tests }>[];
}

const tabs: readonly Tab[] = [
  { value: 'token', label: copy.tabs.token, sections: [ReadySection, TokenSection, AddressSection] },
  { value: 'test', label: copy.tabs.test, sections: [TesterSection, CalculatorSection] },
  { value: 'webhook', label: copy.tabs.webhook, sections: [WebhookSection] },
];

/** /setting/api-integration: credentials of partners' programs, and the addresses that they may call from. */
const ApiIntegrationPage = () => {
  const [query, setQuery] = useSearchParams();
  // Results stay while another tab is shown.
  const tests = useTests();
  const tab = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        back="/setting"
        extra={
          <ButtonLink to={DEVELOPER} tone="quiet">
            <BookOpen size={18} />
            {copy.documentation}
          </ButtonLink>
        }
      />
      <TypedSecret>
        <div className={layout.stack5}>
          <Segmented
            variant="tabs"
            label={copy.tabs.label}
            options={[...tabs]}
            value={tab?.value ?? ''}
            onChange={(value) => setQuery({ tab: value }, { replace: true })}
          />
          {tab?.sections.map((Section) => (
            <Section key={Section.name} tests={tests} />
          ))}
        </div>
      </TypedSecret>
    </>
  );
};

export default ApiIntegrationPage;
