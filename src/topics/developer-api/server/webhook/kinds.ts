export const WEBHOOK_EVENT = 'webhook-event';
export const RESEND_PERIOD = 'webhook-resend';
export const DELIVER_WEBHOOK = 'webhook';
/** Separate kind for failing or slow endpoints, which share one queue. */
export const DELIVER_SLOWLY = 'webhook-slow';
