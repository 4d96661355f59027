import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { DOMAIN } from '../../../core/states';
import { type CheckDomain, DomainCheckError } from './domain';

const PATIENCE = 3_000;
const TRIES = 2;
const HTTPS = 443;
/** DNS codes for "no such record". */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

interface NameServerOptions {
  /** Name servers to use instead of the system's: `127.0.0.1:5353`. */
  servers?: readonly string[];
  /** True if `host` presents a valid certificate for `name`; connects to it by default. */
  hasCertificate?: (host: string, name: string) => Promise<boolean>;
}

/**
 * Queries real name servers. A domain points here if its CNAME is the target, or, for an apex domain, if all
 * its addresses are the target's; it is active once it resolves. The certificate is checked on the portal's
 * own host, never at an address that a stranger chose.
 */
export function createNameServers({
  servers,
  hasCertificate = showsCertificate,
}: NameServerOptions = {}): CheckDomain {
  const resolver = new Resolver({ timeout: PATIENCE, tries: TRIES });
  if (servers) resolver.setServers(servers);

  const ask = async (question: Promise<string[]>): Promise<string[]> => {
    try {
      return (await question).map((answer) => answer.toLowerCase().replace(/\.$/, ''));
    } catch (failure) {
      const { code = '' } = failure as NodeJS.ErrnoException;
      if (NOTHING.has(code)) return [];
      throw new DomainCheckError(code);
    }
  };
  const addressesOf = async (name: string): Promise<string[]> =>
    (await Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))])).flat();

  return async ({ domain, target }) => {
    const [aliases, addresses] = await Promise.all([ask(resolver.resolveCname(domain)), addressesOf(domain)]);
    const isAlias = aliases.includes(target);
    if (!isAlias) {
      const own = new Set(addresses.length > 0 ? await addressesOf(target) : []);
      if (addresses.length === 0 || !addresses.every((address) => own.has(address)))
        return { dns: DOMAIN.elsewhere, hasCertificate: false };
    }
    if (addresses.length === 0) return { dns: DOMAIN.verifying, hasCertificate: false };
    return { dns: DOMAIN.active, hasCertificate: await hasCertificate(target, domain) };
  };
}

const showsCertificate = (host: string, name: string): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect({ host, port: HTTPS, servername: name, timeout: PATIENCE });
    const end = (answer: boolean) => {
      socket.destroy();
      known(answer);
    };
    socket.once('secureConnect', () => end(socket.authorized));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
