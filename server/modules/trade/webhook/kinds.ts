/** Kind of the job behind each event. */
export const WEBHOOK_EVENT = 'webhook-event';
/** Kind of the job that sends deliveries of a period again; its subject is the partner. */
export const RESEND_PERIOD = 'webhook-resend';
/** Kind of the job of an endpoint; its subject is the endpoint. */
export const DELIVER_WEBHOOK = 'webhook';
/** The same for one that has just failed or was slow: such wait for each other, and for nobody else. */
export const DELIVER_SLOWLY = 'webhook-slow';
