/** For whoever runs the portal: load balancers, watchdogs, Prometheus. No part of the API. */
export const HEALTHZ = '/healthz';
export const READYZ = '/readyz';
export const METRICS = '/metrics';
