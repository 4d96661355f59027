/** Endpoints for operators: load balancers, monitoring, Prometheus, the proxy. Not part of the API. */
export const HEALTHZ = '/healthz';
export const READYZ = '/readyz';
export const METRICS = '/metrics';
/** Answers the proxy, before it obtains a certificate for `?domain=`: 200 for a website or the portal, else 404. */
export const WEBSITE_HOST = '/website-host';
