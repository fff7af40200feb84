// Route table: each path of the specification is mounted in three languages (Georgian without a prefix, /en,
// /ru).
// vite.config.ts passes this object to the Remix plugin.

/**
 * Page: its path without a language prefix, its route module and its layout.
 * @typedef {{ path: string, module: string, layout: 'default' | 'compact' | 'account' }} Screen
 */

/** @type {Screen[]} */
export const screens = [
  { path: '', module: 'routes/home/route.tsx', layout: 'default' },
  // The optional segments outrank the three-part path of a statement below; a bare splat would lose to it.
  { path: 's/:first?/:second?/:third?/*', module: 'routes/search.tsx', layout: 'compact' },
  { path: ':statement_type/:deal?', module: 'routes/search-by-slug.tsx', layout: 'compact' },
  { path: ':statement_type/:deal/:id', module: 'routes/statement.tsx', layout: 'default' },
  { path: 'statements/:id?', module: 'routes/statement.tsx', layout: 'default' },
  { path: 'statements/:id/tour', module: 'routes/tour.tsx', layout: 'default' },
  { path: 'gamartivebuli-dzieba', module: 'routes/simplified-search/route.tsx', layout: 'default' },
  { path: 'favorites', module: 'routes/account-favorites/guest-route.tsx', layout: 'default' },
  { path: 'compare', module: 'routes/compare.tsx', layout: 'default' },
  { path: 'gvitxari-ras-edzeb', module: 'routes/search-request.tsx', layout: 'default' },
  { path: 'brokerebi', module: 'routes/brokers.tsx', layout: 'default' },
  { path: 'br/:id?', module: 'routes/broker.tsx', layout: 'default' },
  { path: 'developerebi', module: 'routes/developers.tsx', layout: 'default' },
  { path: 'd/:id?', module: 'routes/developer.tsx', layout: 'default' },
  { path: 'proeqti/:id?', module: 'routes/project.tsx', layout: 'default' },
  { path: 'blog', module: 'routes/blog.tsx', layout: 'default' },
  { path: 'blog/:id', module: 'routes/article.tsx', layout: 'default' },
  { path: 'blogi/:id?', module: 'routes/article.tsx', layout: 'default' },
  { path: 'chvens-shesaxeb', module: 'routes/about/route.tsx', layout: 'default' },
  { path: 'contact', module: 'routes/contact.tsx', layout: 'default' },
  { path: 'terms', module: 'routes/terms.tsx', layout: 'default' },
  { path: 'privacy', module: 'routes/privacy.tsx', layout: 'default' },
  { path: 'how-we-rank', module: 'routes/how-we-rank.tsx', layout: 'default' },
  { path: 'trust', module: 'routes/trust.tsx', layout: 'default' },
  { path: 'quality', module: 'routes/quality.tsx', layout: 'default' },
  { path: 'dynamic-forms/:id?', module: 'routes/dynamic-form.tsx', layout: 'compact' },
  { path: 'evaluation/questionnaire/:id?', module: 'routes/questionnaire.tsx', layout: 'compact' },
  { path: 'auth', module: 'routes/auth.tsx', layout: 'compact' },
  { path: 'unsubscribe', module: 'routes/unsubscribe.tsx', layout: 'compact' },
  { path: 'auth/cookies', module: 'routes/cookies-needed.tsx', layout: 'compact' },
  { path: 'auth/confirm', module: 'routes/confirm-sign-in.tsx', layout: 'compact' },
  { path: 'id/sign-in', module: 'routes/identity/sign-in.tsx', layout: 'compact' },
  { path: 'id/register', module: 'routes/identity/register.tsx', layout: 'compact' },
  { path: 'id/verify', module: 'routes/identity/verify.tsx', layout: 'compact' },
  { path: 'id/forgot', module: 'routes/identity/forgot.tsx', layout: 'compact' },
  { path: 'id/reset', module: 'routes/identity/reset.tsx', layout: 'compact' },
  { path: 'id/password', module: 'routes/identity/password.tsx', layout: 'compact' },
  { path: 'id/sessions', module: 'routes/identity/sessions.tsx', layout: 'compact' },
  { path: 'id/passkeys', module: 'routes/identity/passkeys.tsx', layout: 'compact' },
  { path: 'id/close-account', module: 'routes/identity/close-account.tsx', layout: 'compact' },
  { path: 'payment-result', module: 'routes/payment-result.tsx', layout: 'compact' },
  // Matching ignores letter case, so this is /vip as well.
  { path: 'VIP', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: '3d-turi', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: '3d-turi/tourView', module: 'routes/service-order.tsx', layout: 'compact' },
  { path: 'photo-tour', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: 'photo-tour/tourView', module: 'routes/service-order.tsx', layout: 'compact' },
  { path: 'azomva', module: 'routes/measurement-landing-forbidden.tsx', layout: 'default' },
  { path: 'azomva/MeasurmentView', module: 'routes/service-order.tsx', layout: 'compact' },
  { path: 'shefaseba', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: 'shefaseba/RatersView', module: 'routes/service-order.tsx', layout: 'compact' },
  { path: 'check-real-estate', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: 'check-real-estate/realEstateView', module: 'routes/service-order.tsx', layout: 'compact' },
  { path: 'booking-service', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: 'booking-service/BookingView', module: 'routes/service-order.tsx', layout: 'compact' },
  { path: 'facebook', module: 'routes/service-landing.tsx', layout: 'default' },
  { path: 'account', module: 'routes/account.tsx', layout: 'account' },
  { path: 'account/agents', module: 'routes/account-agents.tsx', layout: 'account' },
  { path: 'account/favorites', module: 'routes/account-favorites/route.tsx', layout: 'account' },
  { path: 'account/measure', module: 'routes/account-measure.tsx', layout: 'account' },
  { path: 'account/my-base', module: 'routes/account-my-base.tsx', layout: 'account' },
  { path: 'account/notifications', module: 'routes/account-notifications.tsx', layout: 'account' },
  {
    path: 'account/notifications/settings',
    module: 'routes/account-notification-settings.tsx',
    layout: 'account',
  },
  { path: 'account/notifications/:id', module: 'routes/account-notification.tsx', layout: 'account' },
  { path: 'account/payments', module: 'routes/account-payments/route.tsx', layout: 'account' },
  {
    path: 'account/personalInformation',
    module: 'routes/account-personal-information.tsx',
    layout: 'account',
  },
  { path: 'account/profile', module: 'routes/account-profile.tsx', layout: 'account' },
  { path: 'account/safety', module: 'routes/account-safety.tsx', layout: 'account' },
  { path: 'account/orders/:id', module: 'routes/account-order.tsx', layout: 'account' },
  { path: 'account/searches', module: 'routes/account-searches.tsx', layout: 'account' },
  { path: 'account/searches/new', module: 'routes/account-new-search.tsx', layout: 'account' },
  { path: 'account/services', module: 'routes/account-services.tsx', layout: 'account' },
  { path: 'account/statements/new', module: 'routes/statement-draft.tsx', layout: 'compact' },
  { path: 'account/statements/import', module: 'routes/statement-import.tsx', layout: 'account' },
  { path: 'account/statements/:id/edit', module: 'routes/statement-draft.tsx', layout: 'compact' },
  { path: 'account/statements', module: 'routes/account-statements.tsx', layout: 'account' },
  { path: 'account/3DTourService/tourView', module: 'routes/service-order.tsx', layout: 'account' },
  { path: 'account/aiService/aiView', module: 'routes/ai-estimate/route.tsx', layout: 'account' },
  { path: 'account/bookingService/bookingView', module: 'routes/service-order.tsx', layout: 'account' },
  {
    path: 'account/checkRealEstate/realEstateView',
    module: 'routes/service-order.tsx',
    layout: 'account',
  },
  {
    path: 'account/facebookService/facebookView',
    module: 'routes/service-order.tsx',
    layout: 'account',
  },
  { path: 'account/loanCalculatorService/loanView', module: 'routes/loan/route.tsx', layout: 'account' },
  {
    path: 'account/measureService/MeasurmentView',
    module: 'routes/service-order.tsx',
    layout: 'account',
  },
  { path: 'account/photoTourService/tourView', module: 'routes/service-order.tsx', layout: 'account' },
  { path: 'account/ratersService/ratersView', module: 'routes/service-order.tsx', layout: 'account' },
  { path: 'account/vipService/vipView', module: 'routes/service-order.tsx', layout: 'account' },
  { path: 'desk', module: 'routes/desk.tsx', layout: 'account' },
  { path: 'desk/leads', module: 'routes/desk-leads.tsx', layout: 'account' },
  { path: 'desk/leads/:id', module: 'routes/desk-lead.tsx', layout: 'account' },
  { path: 'desk/orders', module: 'routes/desk-orders.tsx', layout: 'account' },
  { path: 'desk/orders/:id', module: 'routes/desk-order.tsx', layout: 'account' },
  { path: 'desk/log', module: 'routes/desk-log.tsx', layout: 'account' },
  { path: 'desk/questionnaires', module: 'routes/desk-questionnaires.tsx', layout: 'account' },
  { path: 'desk/questionnaires/:id', module: 'routes/desk-questionnaire.tsx', layout: 'account' },
  { path: 'desk/payments', module: 'routes/desk-payments.tsx', layout: 'account' },
  { path: 'desk/payments/:id', module: 'routes/desk-payment.tsx', layout: 'account' },
  { path: 'desk/reports', module: 'routes/desk-reports.tsx', layout: 'account' },
  { path: 'desk/reports/:id', module: 'routes/desk-reported-statement.tsx', layout: 'account' },
  { path: 'desk/reported-statements/:id', module: 'routes/desk-moved.tsx', layout: 'account' },
  { path: 'desk/content', module: 'routes/desk-tables.tsx', layout: 'account' },
  { path: 'desk/content/:table', module: 'routes/desk-table.tsx', layout: 'account' },
  { path: 'desk/content/:table/:id', module: 'routes/desk-table-row.tsx', layout: 'account' },
  { path: 'desk/tables/*', module: 'routes/desk-moved.tsx', layout: 'account' },
  { path: 'desk/users', module: 'routes/desk-users.tsx', layout: 'account' },
  { path: 'desk/users/:id', module: 'routes/desk-user.tsx', layout: 'account' },
  { path: 'desk/statements', module: 'routes/desk-reviews.tsx', layout: 'account' },
  { path: 'desk/statements/:id', module: 'routes/desk-review.tsx', layout: 'account' },
  { path: 'ai-estimate/accuracy', module: 'routes/estimate-accuracy.tsx', layout: 'default' },
  // Cached by the service worker and shown without a connection; see public/sw.js.
  { path: 'offline', module: 'routes/offline.tsx', layout: 'compact' },
  // Shows a rejected request (too many, cross-site, too large) as a page; see server/refuse.ts.
  { path: 'refused', module: 'routes/request-refused.tsx', layout: 'default' },
  { path: '*', module: 'routes/not-found.tsx', layout: 'default' },
]

/** POST only, without a language prefix. */
export const actionRoutes = [
  { path: 'do/favorite', module: 'routes/actions/favorites.ts' },
  { path: 'do/hide', module: 'routes/actions/favorites.ts' },
  { path: 'do/banner-close', module: 'routes/actions/close-banner.ts' },
  { path: 'do/card-payments', module: 'routes/actions/toggle-card-payments.ts' },
  { path: 'do/chat', module: 'routes/actions/open-chat.ts' },
  { path: 'do/currency', module: 'routes/actions/switch-currency.ts' },
  { path: 'do/forget-searches', module: 'routes/actions/clear-recent-searches.ts' },
  { path: 'do/phone', module: 'routes/actions/show-phone.ts' },
  { path: 'do/end-other-sessions', module: 'routes/actions/end-other-sessions.ts' },
  { path: 'do/photo-part', module: 'routes/actions/take-photo-part.ts' },
  { path: 'do/sign-in', module: 'routes/actions/sign-in.ts' },
  { path: 'do/sign-out', module: 'routes/actions/sign-out.ts' },
  { path: 'do/light-mode', module: 'routes/actions/toggle-light-mode.ts' },
]

/** Routes for crawlers, without a language prefix. */
export const crawlerRoutes = [
  { path: 'robots.txt', module: 'routes/crawlers/robots.ts' },
  { path: 'sitemap.xml', module: 'routes/crawlers/sitemap-index.ts' },
  { path: 'sitemaps/:part', module: 'routes/crawlers/sitemap.ts' },
]

/** Data for scripts, in the language of the page; never linked. */
export const resourceRoutes = [
  { path: 'data/banner', module: 'routes/resources/next-banner.ts' },
  { path: 'data/count', module: 'routes/resources/search-count.ts' },
  { path: 'data/passkey-options', module: 'routes/resources/passkey-options.ts' },
  { path: 'data/suggestions', module: 'routes/resources/search-suggestions.ts' },
  { path: 'data/unseen', module: 'routes/resources/unseen-notifications.ts' },
]

/** Style sheets generated from their URLs, without a language prefix. */
export const styleRoutes = [{ path: 'badge-colors.css', module: 'routes/resources/badge-colors.ts' }]

/** Downloads, in the language of the page that links to them. */
export const downloadRoutes = [
  { path: 'feed.atom', module: 'routes/downloads/feed-atom.ts' },
  { path: 'feed.json', module: 'routes/downloads/feed-json.ts' },
  { path: 'ranking.json', module: 'routes/downloads/ranking-json.ts' },
  { path: 'quality.json', module: 'routes/downloads/quality-json.ts' },
  { path: 'og/:kind/:key/:file', module: 'routes/downloads/og-image.ts' },
  { path: 'loan-schedule.csv', module: 'routes/downloads/loan-schedule.ts' },
  { path: 'account/statements/photos/:draft/:token', module: 'routes/downloads/draft-photo.ts' },
  { path: 'desk/statements/:id/photos/:token', module: 'routes/downloads/review-photo.ts' },
  { path: 'desk/orders/:id/document', module: 'routes/downloads/desk-order-document.ts' },
  { path: 'desk/leads.csv', module: 'routes/downloads/desk-leads.ts' },
  { path: 'account/payments/:id/receipt.pdf', module: 'routes/downloads/receipt.ts' },
  { path: 'account/orders/:id/document', module: 'routes/downloads/order-document.ts' },
  { path: 'account/orders/:id/calendar.ics', module: 'routes/downloads/order-calendar.ts' },
]

/** Language prefixes; Georgian, the default, has none. */
export const languagePrefixes = { ka: '', en: 'en', ru: 'ru' }

const layouts = /** @type {const} */ (['default', 'compact', 'account'])

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
