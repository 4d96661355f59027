import type { Reads } from '../../../../admin/schema/reads';

export const shopReads = {
  member: {
    by: 'the members of websites',
    fields: [
      'status:choice! tier_id:reference! name:text username:text code:text email:email phone:phone',
      'registered_via:choice email_verified:switch phone_verified:switch',
    ],
    unique: ['username', 'email', 'phone'],
  },
  'member.actions.adjust-balance': {
    by: 'the handler of "adjust-balance"',
    fields: ['direction:choice! amount:money! reason:longtext!'],
  },
  'member-tier': {
    by: 'the price of an order',
    fields: [
      'name:text! level:number! margin:rate! upgrade:choice! is_default:switch is_active:switch',
      'upgrade_price:money min_spent_30d:money benefits:tags color:color icon:choice',
    ],
  },
  'category-label': {
    by: 'the catalogue of websites',
    fields: [
      'name:text! icon:choice sort:number badge_text:text is_active:switch badge_color:color',
      'badge_text_color:color',
    ],
  },
  category: {
    by: 'the catalogue of websites',
    fields: [
      'name:text! slug:slug! source:choice! brand_id:reference label_id:reference sort:number image:image',
      'banner:image description_html:html how_to_html:html meta_title:text meta_description:longtext',
      'is_popular:switch is_active:switch check_id_enabled:switch',
    ],
    rows: {
      input_forms: [
        'key:text! label:text! type:choice! options:tags placeholder:text help_text:text required:switch',
        'min:number max:number',
      ],
    },
  },
  'product-vcg': {
    by: 'the price of an order',
    fields: [
      'display_name:text! category_id:reference! variation_id:reference! price_mode:choice!',
      'stock_status:choice label:choice is_active:switch auto_disable_on_loss:switch image:image',
      'sort:number',
    ],
    rows: { prices: ['tier_id:reference! price:money!'] },
  },
  'product-vcg.actions.reprice': {
    by: 'the handler of "reprice"',
    fields: ['way:choice! amount:rate rounding:choice'],
  },
  'product-custom': {
    by: 'the price of an order',
    fields: [
      'name:text! sku:text! category_id:reference! cost:money! fulfilment:choice! description:longtext',
      'process_hours:text image:image label:choice estimate_minutes:number sort:number min_qty:number',
      'max_qty:number is_active:switch',
    ],
    rows: {
      prices: ['tier_id:reference! price:money!'],
      input_forms: [
        'key:text! label:text! type:choice! options:tags placeholder:text help_text:text required:switch',
        'min:number max:number',
      ],
    },
  },
  'product-custom.actions.add-codes': { by: 'the handler of "add-codes"', fields: ['codes:lines!'] },
  'flash-sale': {
    by: 'the price of an order',
    fields: ['name:text! period:period! is_active:switch banner:image'],
    rows: { items: ['product_id:reference! price:money! stock:number! limit_per_user:number'] },
  },
  promo: {
    by: 'the promo code of an order',
    fields: [
      'code:text! name:text! description:longtext visibility:choice! discount:rate! period:period!',
      'days:manyChoice scope:choice! max_discount:money min_purchase:money',
      'quota:number quota_per_user:number category_ids:references product_ids:references',
      'tier_ids:references payment_method_ids:references new_member_only:switch is_active:switch',
    ],
    unique: ['code'],
  },
  'promo.actions.try': {
    by: 'the handler of "try"',
    fields: ['product_id:reference! qty:number! member_id:reference payment_method_id:reference'],
  },
  'payment-method': {
    by: 'the payment of an order',
    fields: [
      'display_name:text! code:text! source:choice! group:choice fee_bearer:choice rounding:choice',
      'logo:image fee_flat:money min:money max:money fee_percent:percent instructions:longtext',
      'sort:number open_24h:switch use_unique_code:switch show_in_footer:switch is_active:switch',
      'open_from:text open_to:text account_number:text account_holder:text',
    ],
  },
  'panel-transaction': { by: 'the statistic of a website' },
  'panel-transaction.actions.confirm-payment': {
    by: 'the handler of "confirm-payment"',
    fields: ['note:text'],
  },
  'panel-transaction.actions.confirm-payments': {
    by: 'the handler of "confirm-payments"',
    fields: ['note:text'],
  },
  'panel-transaction.actions.complete': { by: 'the handler of "complete"', fields: ['sn:text'] },
  'panel-transaction.actions.refund': {
    by: 'the handler of "refund"',
    fields: ['target:choice! reason:longtext!'],
  },
  banner: {
    by: 'the banners of websites',
    fields: [
      'title:text! link:url image_desktop:image image_mobile:image position:choice sort:number',
      'period:period is_active:switch',
    ],
  },
  blog: {
    by: 'the articles of websites',
    fields: [
      'title:text! slug:slug! status:choice! excerpt:longtext meta_description:longtext body_html:html',
      'cover:image tags:tags category:choice author:text meta_title:text published_at:datetime',
    ],
  },
  'social-media': {
    by: 'the contact of websites',
    fields: [
      'whatsapp:phone phone:phone whatsapp_text:longtext address:longtext email:email',
      'floating_button:switch floating_position:choice',
    ],
    rows: {
      accounts: ['network:choice! account:text! show:switch'],
      open_hours: ['day:choice! from:text! to:text!'],
    },
  },
  'web-panel': {
    by: 'the pages of websites',
    fields: [
      'theme_id:choice mode:choice font:choice radius:choice layout_card:choice color_primary:color',
      'color_secondary:color color_background:color color_text:color announcement_color:color',
      'invoice_prefix:text site_name:text tagline:text announcement_text:text maintenance_message:text',
      'meta_title:text google_analytics_id:text meta_pixel_id:text tiktok_pixel:text',
      'announcement_active:switch maintenance_active:switch guest_checkout:switch require_check_id:switch',
      'robots_index:switch logo_light:image logo_dark:image favicon:image og_image:image',
      'footer_text:longtext meta_description:longtext announcement_link:url terms_html:html',
      'privacy_html:html refund_html:html',
    ],
    rows: { faq: ['q:text! a:longtext!'] },
  },
  'web-panel.actions.rollback': { by: 'the handler of "rollback"', fields: ['version_id:reference!'] },
} as const satisfies Reads;
