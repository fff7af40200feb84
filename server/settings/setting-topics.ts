import type { Environment } from './environment'

type SettingName = Exclude<keyof typeof Environment.shape, 'NODE_ENV'>

export interface DescribedSetting {
  /** Settings that are described together. */
  names: readonly SettingName[]
  /** Meaning of a missing value, unless the schema has a default. Markdown. */
  unset?: string
  /** Markdown. */
  meaning: string
}

interface SettingTopic {
  title: string
  settings: readonly DescribedSetting[]
}

/** Descriptions of all settings, for docs/settings.md. */
export const SETTING_TOPICS: readonly SettingTopic[] = [
  {
    title: 'Server',
    settings: [
      { names: ['PORT', 'HOST'], meaning: 'where to listen; `HOST` is `0.0.0.0` in the Docker image' },
      {
        names: ['WEB_CONCURRENCY'],
        meaning:
          'number of processes that share the port, one for each processor; needs `DATABASE_URL` or your own APIs ([scaling.md](scaling.md#3-more-web-servers))',
      },
      {
        names: ['DEMO'],
        unset: 'see [Demo marketplaces](operating.md#demo-marketplaces)',
        meaning: '`1`: a demo marketplace, `0`: a real one',
      },
      {
        names: ['PUBLIC_ORIGIN'],
        unset: "the request's host",
        meaning: 'scheme and host that visitors use; required behind a proxy',
      },
      {
        names: ['TRUST_PROXY'],
        meaning:
          'number of trusted proxies in front; their `X-Forwarded-*`, `X-Request-Id` and `traceparent` are believed, others dropped',
      },
      { names: ['DATA_DIR'], meaning: 'database, pictures, uploads and the generated secret' },
      {
        names: ['SESSION_SECRET'],
        unset: 'generated in `DATA_DIR`',
        meaning:
          'signs and encrypts cookies; 32 characters or more; required with your own APIs and with several servers',
      },
      {
        names: ['REDIS_URL'],
        meaning:
          'Redis 6 or newer, without cluster, `redis://…` or `rediss://…`; processes then share limits per minute',
      },
      {
        names: ['STOP_DELAY_SECONDS'],
        meaning:
          'time between SIGTERM, when `/readyz` answers 503, and the end of new connections; behind a balancer, two of its checks, see [add machines](scaling.md#add-machines)',
      },
      { names: ['LOG_LEVEL'], meaning: 'lowest level of the log lines that are written' },
      {
        names: ['METRICS_TOKEN'],
        meaning:
          'at least 16 characters (letters, digits, `-._~+/`); enables `/metrics`, see [Metrics](monitoring.md#metrics)',
      },
      { names: ['RATE_LIMIT_POSTS'], meaning: 'POSTs a minute for each IP address' },
      {
        names: ['RATE_LIMIT_QUESTIONS'],
        meaning:
          'requests a minute for each IP address to endpoints of scripts, preview pictures, and pages that bypass the queue (sign-in, order steps, returns from banks)',
      },
      {
        names: ['RATE_LIMIT_DRAWINGS'],
        meaning:
          'new demo pictures, and new map pictures, a minute for each IP address; finished ones are not limited',
      },
      {
        names: ['PLAIN_RENDERING'],
        meaning:
          '`1`: start without the page cache, the queue and all else that only makes pages cheaper ([server/speed](../server/speed/README.md)); pages cost several times the processor time',
      },
    ],
  },
  {
    title: 'Database',
    settings: [
      { names: ['DATABASE_URL'], unset: 'embedded', meaning: 'PostgreSQL 15 or newer' },
      {
        names: ['MIGRATION_DATABASE_URL'],
        unset: '`DATABASE_URL`',
        meaning: 'the same database as the owner of the tables, who runs migrations',
      },
      {
        names: ['DATABASE_READ_URL'],
        meaning:
          'a standby for long reads ([decision 51](decisions/0051-read-replica.md)); not with your own APIs',
      },
      {
        names: ['DATABASE_CONNECTIONS'],
        meaning:
          'connections of this process at most; all processes together stay below `max_connections` of the server',
      },
      {
        names: ['JOBS'],
        meaning:
          '`0`: this process only serves pages. A restored copy that must not send emails or ask the bank starts with `0`',
      },
    ],
  },
  {
    title: 'Demo',
    settings: [
      { names: ['SEED_STATEMENTS'], unset: '`4000`', meaning: 'number of demo statements' },
      {
        names: ['PREPARED_PICTURES'],
        meaning:
          'statements of the search whose pictures a demo draws before it answers, with those of the home page; `0`: each on request',
      },
    ],
  },
  {
    title: 'Your own APIs and sites',
    settings: [
      {
        names: [
          'MAIN_API_V1_URL',
          'MAIN_API_V3_URL',
          'STATEMENTS_API_URL',
          'PROJECTS_API_URL',
          'EXPRESS_API_URL',
        ],
        unset: 'our backend',
        meaning: 'base URLs of your APIs: all or none, see [APIs of your own](own-apis.md)',
      },
      {
        names: ['EZO_APIS'],
        meaning:
          "`1`: the URLs above lead to the backend of another Ezo. Calls then contain the fields that only Ezo knows, such as the browser session of an SMS code. Without it a code is bound to the visitor's network",
      },
      {
        names: ['MAIN_API_V2_URL'],
        meaning: 'named by the specification without calls; nothing is sent there',
      },
      { names: ['WEBSITE_KEY'], meaning: 'sent to the APIs as `X-Website-Key`' },
      { names: ['UPSTREAM_TIMEOUT_MS'], meaning: 'timeout of one call' },
      {
        names: ['FILTER_PARAMETERS_URL'],
        meaning:
          'an endpoint with filter options, as in `statement-parameters` (`data.cities`, `data.deal_types` …); missing parts come from the other calls',
      },
      {
        names: ['BANNERS_URL'],
        unset: '`banners.json` of the main API',
        meaning:
          'a file of banners: a list, or a list in `data`; add the origins of their pictures to `IMAGE_ORIGINS`',
      },
      {
        names: ['GROUPED_INFO_SUFFIX'],
        meaning: 'text after the path of your `auth/grouped-info`, such as `/full` or `?fields=all`',
      },
      {
        names: ['AUTH_URL'],
        unset: 'our `/id/sign-in`, on a demo `/sandbox/auth`',
        meaning: 'the login site; required with your own APIs; it disables the pages below `/id`',
      },
      { names: ['IMAGE_ORIGINS'], meaning: 'origins of your pictures, separated by spaces' },
      {
        names: ['PARTNER_ORIGINS'],
        meaning: 'origins of partner banks that a loan applicant may be redirected to, separated by spaces',
      },
      {
        names: ['USERS_WITHOUT_BANKS', 'USERS_WITHOUT_PARAMETERS'],
        meaning:
          'ids of test accounts, separated by spaces, for which banks, or the parameters of the estimator, are not loaded',
      },
      {
        names: ['ADD_STATEMENT_URL'],
        unset: '`/account/statements/new`; with your own APIs none',
        meaning: 'where statements are written; `statement_id={id}` is added to edit one',
      },
      { names: ['AUCTION_URL'], unset: 'none, on a demo `/sandbox/auction`', meaning: 'link of the header' },
      {
        names: ['CHAT_TOKEN_URL', 'CHAT_URL'],
        unset: 'none, on a demo `/sandbox/chat`',
        meaning: 'the support chat',
      },
      {
        names: ['SURVEY_URL'],
        unset: 'none, on a demo `/sandbox/survey`',
        meaning: 'a survey about the site',
      },
      {
        names: ['ANDROID_APP_URL', 'IOS_APP_URL'],
        meaning: "links of the footer; only the visitor's device if it is known",
      },
      {
        names: ['DEVELOPER_PROJECTS_URL', 'DEVELOPER_OFFERS_URL'],
        unset: 'none, on a demo a sandbox page',
        meaning: "links of a developer's account; `{id}` and `{slug}` are replaced",
      },
      { names: ['COMPANY_URL'], unset: 'none, on a demo a sandbox page', meaning: 'link of the account' },
    ],
  },
  {
    title: 'The company',
    settings: [
      { names: ['BRAND_NAME'], unset: 'Ezo', meaning: 'shown on every page' },
      { names: ['SUPPORT_PHONE'], unset: 'none, on a demo an invented one', meaning: 'shown on every page' },
      {
        names: ['SUPPORT_EMAIL', 'OFFICE_POINT'],
        unset: 'none, on a demo invented ones',
        meaning: 'shown at `/contact`; the point is `latitude,longitude` of the office',
      },
      {
        names: ['COMPANY_NAME', 'COMPANY_CODE', 'COMPANY_ADDRESS'],
        meaning: 'name, identification code and address for `/terms`, `/privacy` and receipts',
      },
      {
        names: ['TERMS_URL', 'PRIVACY_URL'],
        unset: '`/terms`, `/privacy`',
        meaning: 'your own texts; ours describe this program, so write your own with other rules or APIs',
      },
      {
        names: ['SOCIAL_URLS'],
        unset: 'none, on a demo sandbox pages',
        meaning: 'your pages on social networks, separated by spaces',
      },
    ],
  },
  {
    title: 'Money',
    settings: [
      {
        names: ['PAYMENT_PROVIDER'],
        unset: 'none, on a demo the sandbox bank',
        meaning: 'the bank that takes payments; needs `PUBLIC_ORIGIN` with https',
      },
      {
        names: ['BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'BOG_CALLBACK_KEY'],
        meaning: "required with `bog`; the key is the bank's public key (PEM, line breaks may be `\\n`)",
      },
      { names: ['TBC_CLIENT_ID', 'TBC_CLIENT_SECRET', 'TBC_API_KEY'], meaning: 'required with `tbc`' },
      {
        names: ['PAYMENT_WALLETS'],
        meaning: '`apple_pay`, `google_pay` or both, if your contract with the bank includes them',
      },
      {
        names: ['REFUND_LIMIT'],
        unset: '`200`',
        meaning:
          'lari that one operator may refund alone; a larger refund, or a new operator, needs a second operator at `/desk/payments`',
      },
      {
        names: ['EXCHANGE_RATES_URL'],
        unset: 'the National Bank of Georgia, on a demo none',
        meaning: "source of the official rates, by the bank's public API (`/en/json/?date=`)",
      },
    ],
  },
  {
    title: 'Messages and leads',
    settings: [
      {
        names: ['SMTP_URL', 'MAIL_FROM'],
        meaning:
          'mail server (`smtp://user:password@host:587` or `smtps://…`) and sender (`Ezo <no-reply@ezo.ge>`); need `PUBLIC_ORIGIN`',
      },
      {
        names: ['SMS_PROVIDER', 'SMS_URL', 'SMS_TOKEN', 'SMS_SENDER'],
        meaning:
          '`http`: a gateway at `SMS_URL`; `smsoffice`: smsoffice.ge with its key as token and a registered sender',
      },
      {
        names: ['INBOUND_MAIL_DOMAIN', 'INBOUND_MAIL_SECRET'],
        meaning:
          "[replies by email](messages.md#replies-by-email) to messages of conversations, and the secret of the provider's calls: 24 characters or more",
      },
      {
        names: ['PUSH_PRIVATE_KEY'],
        meaning:
          'private key of [notifications in browsers](messages.md#notifications-in-browsers); without it they are offered in a demo only',
      },
      {
        names: ['MAIL_DAILY_LIMIT', 'SMS_DAILY_LIMIT'],
        meaning: 'maximum in 24 hours; more emails wait, more codes are refused',
      },
      {
        names: ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
        meaning:
          'a system that receives each lead, and the signing secret: `whsec_` and base64, 24 bytes or more',
      },
      { names: ['LEADS_WEBHOOK_ALLOW_PRIVATE'], meaning: '`1` permits a private address and http' },
    ],
  },
  {
    title: 'Statements and photos',
    settings: [
      {
        names: ['REVIEW'],
        meaning:
          'statements that an operator must review, see [Review statements](desk.md#review-statements)',
      },
      {
        names: ['S3_URL', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
        meaning:
          "an S3 store for photos instead of `DATA_DIR/uploads/photos`; without `S3_URL` it is Amazon's",
      },
    ],
  },
  {
    title: 'Maps and places',
    settings: [
      {
        names: ['GEOCODER_URL'],
        unset: 'our own streets',
        meaning:
          'a geocoder compatible with Nominatim (`/search`, `/reverse`); it gets addresses and points, and nothing about the visitor',
      },
      {
        names: ['MAP_STYLE_URL'],
        unset: 'our own base map',
        meaning:
          'a MapLibre style for the interactive map; tiles, glyphs and sprites must have the same origin',
      },
      {
        names: ['PMTILES_URL'],
        unset: 'the archive in `public/map`',
        meaning:
          'a PMTiles archive with the layers of `app/map/tile-schema.ts`, made by `tools/map`; its URL must change with its content, as pictures are cached for a year',
      },
    ],
  },
  {
    title: 'Advertising and analytics',
    settings: [
      {
        names: ['VAST_URL'],
        unset: '`/adverts/vast.xml`, with your own APIs none',
        meaning:
          'source of the video ad at the end of an article (VAST 2 to 4, with CORS); events of our own film are counted by day in `video_ad_events`',
      },
      {
        names: ['VAST_ORIGINS'],
        meaning: 'further origins of its films, pictures and trackers, separated by spaces',
      },
      {
        names: ['ANALYTICS_LAYER'],
        meaning: 'a global array such as `dataLayer` that receives events, see [Analytics](analytics.md)',
      },
      { names: ['ANALYTICS_SCRIPT_URL'], meaning: 'the script that reads it; needs `ANALYTICS_LAYER`' },
      {
        names: ['ANALYTICS_ORIGINS'],
        meaning: 'further origins that the script may load from and send to, separated by spaces',
      },
    ],
  },
  {
    title: 'Tracing',
    settings: [
      {
        names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
        meaning:
          'a collector for OTLP/HTTP in JSON, usually port 4318; spans are posted to `/v1/traces`, see [Traces](monitoring.md#traces)',
      },
      {
        names: ['OTEL_EXPORTER_OTLP_HEADERS'],
        meaning: 'headers for it: `name=value`, separated by commas, values percent-encoded',
      },
      { names: ['OTEL_SERVICE_NAME'], meaning: 'name of the service' },
      {
        names: ['OTEL_TRACES_SAMPLER'],
        meaning:
          'which requests are traced; names with `parentbased_` respect the decision of a trusted proxy',
      },
      { names: ['OTEL_TRACES_SAMPLER_ARG'], meaning: 'the ratio of `traceidratio`' },
    ],
  },
]
