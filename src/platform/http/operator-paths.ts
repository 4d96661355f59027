/** Endpoints for operators: load balancers, monitoring, Prometheus. Not part of the API. */
export const HEALTHZ = '/healthz';
export const READYZ = '/readyz';
export const METRICS = '/metrics';
