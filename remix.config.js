// Route table: each path of the specification is mounted in three languages (Georgian without a prefix, /en,
// /ru).
// vite.config.ts passes this object to the Remix plugin.

/**
 * Page: its path without a language prefix, its route module and its layout.
 * @typedef {{ path: string, module: string, layout: 'default' | 'compact' | 'account' | 'map' }} Screen
 */

/** @type {Screen[]} */
export const screens = [
  { path: '', module: 'routes/home/route.tsx', layout: 'default' },
  { path: 's/map/:first?/:second?/:third?/*', module: 'routes/search-map.tsx', layout: 'map' },
  { path: 's/why', module: 'features/search/place-reasons/route.tsx', layout: 'default' },
  // The optional segments outrank the three-part path of a statement below; a bare splat would lose to it.
  { path: 's/:first?/:second?/:third?/*', module: 'routes/search.tsx', layout: 'compact' },
  { path: ':statement_type/:deal?', module: 'routes/search-by-slug.tsx', layout: 'compact' },
  { path: ':statement_type/:deal/:id', module: 'routes/statement.tsx', layout: 'default' },
  { path: 'statements/:id?', module: 'routes/statement.tsx', layout: 'default' },
  { path: 'statements/:id/tour', module: 'features/tours/route.tsx', layout: 'default' },
  { path: 'statements/:id/passport', module: 'features/statements/passport/route.tsx', layout: 'default' },
  { path: 'statements/:id/costs', module: 'features/statements/costs/route.tsx', layout: 'default' },
  { path: 'statements/:id/viewing', module: 'features/viewings/booking-route.tsx', layout: 'default' },
  { path: 'statements/:id/stay', module: 'features/stays/stay-route.tsx', layout: 'default' },
  { path: 'viewings/:id', module: 'features/viewings/viewing-route.tsx', layout: 'default' },
  { path: 'gamartivebuli-dzieba', module: 'routes/simplified-search.tsx', layout: 'default' },
  { path: 'purse', module: 'features/purse/route.tsx', layout: 'default' },
  { path: 'favorites', module: 'routes/account-favorites/guest-route.tsx', layout: 'default' },
  { path: 'compare', module: 'features/comparison/route.tsx', layout: 'default' },
  { path: 'compare/together', module: 'features/comparison/together-route.tsx', layout: 'default' },
  { path: 'gvitxari-ras-edzeb', module: 'features/search-requests/route.tsx', layout: 'default' },
  { path: 'brokerebi', module: 'features/companies/lists/brokers-route.tsx', layout: 'default' },
  { path: 'br/:id?', module: 'features/companies/company/broker-route.tsx', layout: 'default' },
  { path: 'developerebi', module: 'features/companies/lists/developers-route.tsx', layout: 'default' },
  { path: 'd/:id?', module: 'features/companies/company/developer-route.tsx', layout: 'default' },
  { path: 'proeqti/:id?', module: 'features/companies/project/route.tsx', layout: 'default' },
  { path: 'blog', module: 'features/articles/blog-route.tsx', layout: 'default' },
  { path: 'blog/:id', module: 'features/articles/article-route.tsx', layout: 'default' },
  { path: 'blogi/:id?', module: 'features/articles/article-route.tsx', layout: 'default' },
  { path: 'chvens-shesaxeb', module: 'routes/about/route.tsx', layout: 'default' },
  { path: 'contact', module: 'features/contact/route.tsx', layout: 'default' },
  { path: 'terms', module: 'features/legal/terms-route.tsx', layout: 'default' },
  { path: 'privacy', module: 'features/legal/privacy-route.tsx', layout: 'default' },
  { path: 'how-we-rank', module: 'features/ranking/route.tsx', layout: 'default' },
  { path: 'trust', module: 'features/trust/route.tsx', layout: 'default' },
  { path: 'quality', module: 'features/quality/route.tsx', layout: 'default' },
  // Optional segments, as those of `s`.
  {
    path: 'prices/:first?/:second?/:third?/*',
    module: 'features/asking-prices/route.tsx',
    layout: 'default',
  },
  { path: 'homes/:id', module: 'features/same-homes/route.tsx', layout: 'default' },
  { path: 'dynamic-forms/:id?', module: 'features/dynamic-forms/dynamic-form/route.tsx', layout: 'compact' },
  {
    path: 'evaluation/questionnaire/:id?',
    module: 'features/dynamic-forms/questionnaire/route.tsx',
    layout: 'compact',
  },
  { path: 'invitation', module: 'features/agents/invitation-route.tsx', layout: 'compact' },
  { path: 'auth', module: 'features/sign-in/start-sign-in-route.tsx', layout: 'compact' },
  { path: 'follow-search', module: 'features/saved-searches/follow-route.tsx', layout: 'compact' },
  { path: 'watch-prices', module: 'features/watched-prices/watch-route.tsx', layout: 'compact' },
  { path: 'price-emails', module: 'features/watched-prices/price-emails-route.tsx', layout: 'compact' },
  { path: 'search-emails', module: 'features/saved-searches/search-emails-route.tsx', layout: 'compact' },
  { path: 'unsubscribe', module: 'features/message-settings/unsubscribe-route.tsx', layout: 'compact' },
  { path: 'still-available', module: 'features/own-statements/confirmation-route.tsx', layout: 'compact' },
  { path: 'auth/cookies', module: 'features/sign-in/cookies-needed-route.tsx', layout: 'compact' },
  { path: 'auth/confirm', module: 'features/sign-in/confirm-sign-in-route.tsx', layout: 'compact' },
  { path: 'id/sign-in', module: 'features/identity/sign-in-route.tsx', layout: 'compact' },
  { path: 'id/register', module: 'features/identity/register-route.tsx', layout: 'compact' },
  { path: 'id/verify', module: 'features/identity/verify-route.tsx', layout: 'compact' },
  { path: 'id/forgot', module: 'features/identity/forgotten-password/forgot-route.tsx', layout: 'compact' },
  { path: 'id/reset', module: 'features/identity/forgotten-password/reset-route.tsx', layout: 'compact' },
  { path: 'id/email', module: 'features/identity/email-change/email-route.tsx', layout: 'compact' },
  {
    path: 'id/confirm-email',
    module: 'features/identity/email-change/confirm-email-route.tsx',
    layout: 'compact',
  },
  { path: 'id/undo-email', module: 'features/identity/email-change/undo-email-route.tsx', layout: 'compact' },
  { path: 'id/recover', module: 'features/identity/recovery/recover-route.tsx', layout: 'compact' },
  {
    path: 'id/confirm-recovery',
    module: 'features/identity/recovery/confirm-recovery-route.tsx',
    layout: 'compact',
  },
  {
    path: 'id/stop-recovery',
    module: 'features/identity/recovery/stop-recovery-route.tsx',
    layout: 'compact',
  },
  { path: 'id/password', module: 'features/identity/own-account/password-route.tsx', layout: 'compact' },
  { path: 'id/sessions', module: 'features/identity/own-account/sessions-route.tsx', layout: 'compact' },
  { path: 'id/passkeys', module: 'features/identity/passkeys/route.tsx', layout: 'compact' },
  {
    path: 'id/close-account',
    module: 'features/identity/own-account/close-account-route.tsx',
    layout: 'compact',
  },
  { path: 'payment-result', module: 'features/balance/result/route.tsx', layout: 'compact' },
  // Matching ignores letter case, so this is /vip as well.
  { path: 'VIP', module: 'features/services/landing/route.tsx', layout: 'default' },
  { path: '3d-turi', module: 'features/services/landing/route.tsx', layout: 'default' },
  { path: '3d-turi/tourView', module: 'features/services/order/route.tsx', layout: 'compact' },
  { path: 'photo-tour', module: 'features/services/landing/route.tsx', layout: 'default' },
  { path: 'photo-tour/tourView', module: 'features/services/order/route.tsx', layout: 'compact' },
  { path: 'azomva', module: 'features/services/landing/measurement-landing-route.tsx', layout: 'default' },
  { path: 'azomva/MeasurmentView', module: 'features/services/order/route.tsx', layout: 'compact' },
  { path: 'shefaseba', module: 'features/services/landing/route.tsx', layout: 'default' },
  { path: 'shefaseba/RatersView', module: 'features/services/order/route.tsx', layout: 'compact' },
  { path: 'check-real-estate', module: 'features/services/landing/route.tsx', layout: 'default' },
  {
    path: 'check-real-estate/realEstateView',
    module: 'features/services/order/route.tsx',
    layout: 'compact',
  },
  { path: 'booking-service', module: 'features/services/landing/route.tsx', layout: 'default' },
  { path: 'booking-service/BookingView', module: 'features/services/order/route.tsx', layout: 'compact' },
  { path: 'facebook', module: 'features/services/landing/route.tsx', layout: 'default' },
  { path: 'account', module: 'features/account/overview/route.tsx', layout: 'account' },
  { path: 'account/agents', module: 'features/agents/route.tsx', layout: 'account' },
  { path: 'account/favorites', module: 'routes/account-favorites/route.tsx', layout: 'account' },
  {
    path: 'account/messages',
    module: 'features/conversations/conversation-list-route.tsx',
    layout: 'account',
  },
  {
    path: 'account/messages/:id',
    module: 'features/conversations/conversation-route.tsx',
    layout: 'account',
  },
  { path: 'account/measure', module: 'features/services/measurement/route.tsx', layout: 'account' },
  { path: 'account/my-base', module: 'features/broker-requests/route.tsx', layout: 'account' },
  {
    path: 'account/notifications',
    module: 'features/notifications/notification-list-route.tsx',
    layout: 'account',
  },
  {
    path: 'account/notifications/settings',
    module: 'features/message-settings/settings-route.tsx',
    layout: 'account',
  },
  {
    path: 'account/notifications/:id',
    module: 'features/notifications/notification-route.tsx',
    layout: 'account',
  },
  { path: 'account/payments', module: 'routes/account-payments.tsx', layout: 'account' },
  {
    path: 'account/payments/monthly',
    module: 'features/balance/monthly/monthly-route.tsx',
    layout: 'account',
  },
  {
    path: 'account/personalInformation',
    module: 'features/profile/route.tsx',
    layout: 'account',
  },
  { path: 'account/profile', module: 'features/public-profile/route.tsx', layout: 'account' },
  { path: 'account/safety', module: 'routes/account-safety.tsx', layout: 'account' },
  { path: 'account/orders/:id', module: 'features/services/account/order-route.tsx', layout: 'account' },
  { path: 'account/searches', module: 'features/saved-searches/saved-searches-route.tsx', layout: 'account' },
  { path: 'account/searches/new', module: 'features/saved-searches/new-search-route.tsx', layout: 'account' },
  { path: 'account/leads', module: 'features/account-leads/lead-list-route.tsx', layout: 'account' },
  {
    path: 'account/leads/settings',
    module: 'features/account-leads/settings-route.tsx',
    layout: 'account',
  },
  { path: 'account/leads/:id', module: 'features/account-leads/lead-route.tsx', layout: 'account' },
  { path: 'account/stays', module: 'features/stays/stay-list-route.tsx', layout: 'account' },
  { path: 'account/viewings', module: 'features/viewings/viewing-list-route.tsx', layout: 'account' },
  { path: 'account/services', module: 'features/services/account/services-route.tsx', layout: 'account' },
  { path: 'account/statements/new', module: 'features/statement-drafts/route.tsx', layout: 'compact' },
  { path: 'account/statements/import', module: 'features/statement-imports/route.tsx', layout: 'account' },
  { path: 'account/statements/:id/edit', module: 'features/statement-drafts/route.tsx', layout: 'compact' },
  { path: 'account/statements/new/preview', module: 'routes/statement-preview.tsx', layout: 'default' },
  { path: 'account/statements/:id/edit/preview', module: 'routes/statement-preview.tsx', layout: 'default' },
  {
    path: 'account/statements/:id/stays',
    module: 'features/stays/own-stays-route.tsx',
    layout: 'account',
  },
  {
    path: 'account/statements/:id/statistics',
    module: 'features/own-statements/statistics/statistics-route.tsx',
    layout: 'account',
  },
  { path: 'account/statements', module: 'features/own-statements/route.tsx', layout: 'account' },
  { path: 'account/3DTourService/tourView', module: 'features/services/order/route.tsx', layout: 'account' },
  { path: 'account/aiService/aiView', module: 'features/estimate/route.tsx', layout: 'account' },
  {
    path: 'account/bookingService/bookingView',
    module: 'features/services/order/route.tsx',
    layout: 'account',
  },
  {
    path: 'account/checkRealEstate/realEstateView',
    module: 'features/services/order/route.tsx',
    layout: 'account',
  },
  {
    path: 'account/facebookService/facebookView',
    module: 'features/services/order/route.tsx',
    layout: 'account',
  },
  { path: 'account/loanCalculatorService/loanView', module: 'features/loan/route.tsx', layout: 'account' },
  {
    path: 'account/measureService/MeasurmentView',
    module: 'features/services/order/route.tsx',
    layout: 'account',
  },
  {
    path: 'account/photoTourService/tourView',
    module: 'features/services/order/route.tsx',
    layout: 'account',
  },
  {
    path: 'account/ratersService/ratersView',
    module: 'features/services/order/route.tsx',
    layout: 'account',
  },
  { path: 'account/vipService/vipView', module: 'features/services/order/route.tsx', layout: 'account' },
  // The page of a guest, who opens it by a link in an email.
  {
    path: 'conversation/:id',
    module: 'features/conversations/guest-conversation-route.tsx',
    layout: 'compact',
  },
  { path: 'desk', module: 'features/desk/route.tsx', layout: 'account' },
  { path: 'desk/leads', module: 'features/desk/lead-list-route.tsx', layout: 'account' },
  { path: 'desk/leads/:id', module: 'features/desk/lead-route.tsx', layout: 'account' },
  { path: 'desk/orders', module: 'features/desk/orders/order-list-route.tsx', layout: 'account' },
  { path: 'desk/orders/:id', module: 'features/desk/orders/order-route.tsx', layout: 'account' },
  { path: 'desk/log', module: 'features/desk/log/route.tsx', layout: 'account' },
  {
    path: 'desk/questionnaires',
    module: 'features/desk/questionnaires/questionnaire-list-route.tsx',
    layout: 'account',
  },
  {
    path: 'desk/questionnaires/:id',
    module: 'features/desk/questionnaires/questionnaire-route.tsx',
    layout: 'account',
  },
  { path: 'desk/payments', module: 'features/desk/payments/payment-list-route.tsx', layout: 'account' },
  { path: 'desk/payments/:id', module: 'features/desk/payments/payment-route.tsx', layout: 'account' },
  { path: 'desk/reports', module: 'features/desk/statements/report-list-route.tsx', layout: 'account' },
  { path: 'desk/reports/:id', module: 'features/desk/statements/statement-route.tsx', layout: 'account' },
  { path: 'desk/reported-statements/:id', module: 'features/desk/moved-route.tsx', layout: 'account' },
  { path: 'desk/content', module: 'features/desk/tables/table-list-route.tsx', layout: 'account' },
  { path: 'desk/content/:table', module: 'features/desk/tables/table-route.tsx', layout: 'account' },
  { path: 'desk/content/:table/:id', module: 'features/desk/tables/row-route.tsx', layout: 'account' },
  { path: 'desk/tables/*', module: 'features/desk/moved-route.tsx', layout: 'account' },
  { path: 'desk/users', module: 'features/desk/users/user-list-route.tsx', layout: 'account' },
  { path: 'desk/users/:id', module: 'features/desk/users/user-route.tsx', layout: 'account' },
  { path: 'desk/users/:id/timeline', module: 'features/desk/users/timeline-route.tsx', layout: 'account' },
  { path: 'desk/statements', module: 'features/desk/reviews/review-list-route.tsx', layout: 'account' },
  { path: 'desk/statements/:id', module: 'features/desk/reviews/review-route.tsx', layout: 'account' },
  { path: 'ai-estimate/accuracy', module: 'features/estimate/accuracy-route.tsx', layout: 'default' },
  // Cached by the service worker and shown without a connection; see public/sw.js.
  { path: 'offline', module: 'routes/offline.tsx', layout: 'compact' },
  // Shows a rejected request (too many, cross-site, too large) as a page; see server/refuse.ts.
  { path: 'refused', module: 'routes/request-refused.tsx', layout: 'default' },
  { path: '*', module: 'routes/not-found.tsx', layout: 'default' },
]

/** POST only, without a language prefix. */
export const actionRoutes = [
  { path: 'do/favorite', module: 'features/favorites/change-favorites-route.ts' },
  { path: 'do/hide', module: 'features/favorites/change-favorites-route.ts' },
  { path: 'do/banner-close', module: 'features/banners/close-banner-route.ts' },
  { path: 'do/card-payments', module: 'features/loan/toggle-card-payments-route.ts' },
  { path: 'do/chat', module: 'features/support/open-chat-route.ts' },
  { path: 'do/currency', module: 'features/currency/switch-currency-route.ts' },
  { path: 'do/forget-searches', module: 'features/recent-searches/clear-recent-searches-route.ts' },
  { path: 'do/phone', module: 'features/statement-owner/show-phone-route.ts' },
  { path: 'do/stop-recovery', module: 'features/identity/recovery/stop-own-recovery-route.ts' },
  { path: 'do/end-other-sessions', module: 'features/profile/end-other-sessions-route.ts' },
  { path: 'do/photo-part', module: 'features/statement-drafts/take-photo-part-route.ts' },
  { path: 'do/sign-in', module: 'features/sign-in/confirm-account-route.ts' },
  { path: 'do/sign-out', module: 'features/sign-in/sign-out-route.ts' },
  { path: 'do/light-mode', module: 'features/layout/toggle-light-mode-route.ts' },
]

/** Routes for crawlers, without a language prefix. */
export const crawlerRoutes = [
  { path: 'robots.txt', module: 'features/sitemap/robots-route.ts' },
  { path: 'sitemap.xml', module: 'features/sitemap/sitemap-index-route.ts' },
  { path: 'sitemaps/:part', module: 'features/sitemap/sitemap-route.ts' },
]

/** Data for scripts, in the language of the page; never linked. */
export const resourceRoutes = [
  { path: 'data/banner', module: 'features/banners/next-banner-route.ts' },
  { path: 'data/count', module: 'routes/resources/search-count.ts' },
  { path: 'data/passkey-options', module: 'features/identity/passkeys/passkey-options-route.ts' },
  { path: 'data/addresses', module: 'features/statement-drafts/address-suggestions-route.ts' },
  { path: 'data/suggestions', module: 'routes/resources/search-suggestions.ts' },
  { path: 'data/unseen', module: 'features/notifications/unseen-notifications-route.ts' },
]

/** Style sheets generated from their URLs, without a language prefix. */
export const styleRoutes = [{ path: 'badge-colors.css', module: 'features/statements/badge-colors-route.ts' }]

/** Downloads, in the language of the page that links to them. */
export const downloadRoutes = [
  { path: 'feed.atom', module: 'features/search/feed/atom-route.ts' },
  { path: 'feed.json', module: 'features/search/feed/json-route.ts' },
  { path: 'ranking.json', module: 'features/ranking/ranking-json-route.ts' },
  { path: 'quality.json', module: 'features/quality/quality-json-route.ts' },
  { path: 'og/:kind/:key/:file', module: 'routes/og-image.ts' },
  { path: 'viewings/:id/calendar.ics', module: 'features/viewings/calendar-route.ts' },
  { path: 'loan-schedule.csv', module: 'features/loan/loan-schedule-route.ts' },
  {
    path: 'account/statements/photos/:draft/:token',
    module: 'features/statement-drafts/draft-photo-route.ts',
  },
  { path: 'desk/statements/:id/photos/:token', module: 'features/desk/reviews/review-photo-route.ts' },
  { path: 'desk/orders/:id/document', module: 'features/desk/orders/order-document-route.ts' },
  { path: 'desk/leads/:id/files/:uuid', module: 'features/desk/lead-file-route.ts' },
  { path: 'account/messages/:id/files/:uuid', module: 'features/conversations/message-file-route.ts' },
  {
    path: 'account/messages/:id/stays/:stay/calendar.ics',
    module: 'features/conversations/stay-calendar-route.ts',
  },
  {
    path: 'conversation/:id/stays/:stay/calendar.ics',
    module: 'features/conversations/guest-stay-calendar-route.ts',
  },
  { path: 'conversation/:id/files/:uuid', module: 'features/conversations/guest-file-route.ts' },
  { path: 'desk/leads.csv', module: 'features/desk/lead-csv-route.ts' },
  { path: 'account/leads.csv', module: 'features/account-leads/lead-csv-route.ts' },
  { path: 'account/payments/monthly.csv', module: 'features/balance/monthly/monthly-csv-route.ts' },
  { path: 'account/payments/monthly.pdf', module: 'features/balance/monthly/monthly-pdf-route.ts' },
  { path: 'account/payments/:id/receipt.pdf', module: 'features/balance/history/receipt-route.ts' },
  { path: 'account/orders/:id/document', module: 'features/services/account/order-document-route.ts' },
  { path: 'account/orders/:id/calendar.ics', module: 'features/services/account/order-calendar-route.ts' },
]

/** Language prefixes; Georgian, the default, has none. */
export const languagePrefixes = { ka: '', en: 'en', ru: 'ru' }

const layouts = /** @type {const} */ (['default', 'compact', 'account', 'map'])

/** Modules of pages that browsers take over with React; the map's layout is the one for them. */
export const hydratedModules = [
  'root.tsx',
  'routes/layouts/map.tsx',
  ...screens.filter(({ layout }) => layout === 'map').map(({ module }) => module),
]

/** @type {import('@remix-run/dev').VitePluginConfig} */
const config = {
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      for (const { path, module } of [...actionRoutes, ...crawlerRoutes, ...styleRoutes])
        route(path, module, { id: path })
      for (const [language, prefix] of Object.entries(languagePrefixes)) {
        for (const { path, module } of [...resourceRoutes, ...downloadRoutes]) {
          route(prefix ? `${prefix}/${path}` : path, module, { id: `${language}/${path}` })
        }
        for (const layout of layouts) {
          route(prefix, `routes/layouts/${layout}.tsx`, { id: `layout/${language}/${layout}` }, () => {
            for (const screen of screens.filter((one) => one.layout === layout)) {
              route(screen.path, screen.module, {
                id: `${language}/${screen.path || 'home'}`,
                index: screen.path === '',
              })
            }
          })
        }
      }
    }),
}

export default config
