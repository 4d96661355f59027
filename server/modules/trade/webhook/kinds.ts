/** Job kind of each event. */
export const WEBHOOK_EVENT = 'webhook-event';
/** Job kind that resends a period; the subject is the partner. */
export const RESEND_PERIOD = 'webhook-resend';
/** Job kind of an endpoint; the subject is the endpoint. */
export const DELIVER_WEBHOOK = 'webhook';
/** Separate kind for failing or slow endpoints, which share one queue. */
export const DELIVER_SLOWLY = 'webhook-slow';
