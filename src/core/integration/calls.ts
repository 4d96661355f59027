/** Every call of the API for programs as its log tells it, those that cost money first. */
export const API_CALLS = [
  'POST /orders',
  'GET /orders',
  'GET /order-status',
  'POST /bill-inquiry',
  'POST /bill-payment',
  'GET /balance',
  'GET /categories',
  'GET /brands',
  'GET /items',
  'POST /check-id',
  'GET /webhook-deliveries',
] as const;
