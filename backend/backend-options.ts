import type { Logger } from 'pino'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import type { MessageSettings } from '~backend/messages/delivery/create-delivery'
import type { PaymentSettings } from '~backend/payments/gateway/create-gateway'
import type { WebhookReceiver } from '~backend/platform/webhooks/post-webhook'
import type { PushSettings } from '~backend/saved-searches/push-job'
import type { S3Settings } from '~backend/statement-drafts/photos/s3-storage'
import type { ReviewMode } from '~contract/draft-reviews'

export interface BackendOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** Connection URL of the tables' owner, for migrations. Default: `databaseUrl`. */
  migrationDatabaseUrl?: string | undefined
  /** Connection URL of a standby for long reads. Default: the primary. */
  databaseReadUrl?: string | undefined
  /** Maximum number of database connections. */
  databaseConnections?: number | undefined
  /** False leaves recurring jobs to other processes. Default: true. */
  runsJobs?: boolean | undefined
  /** True for a demo marketplace: demo data, demo people, and sandboxes for banks, SMS and other sites. */
  isDemo: boolean
  /** Target number of demo statements. */
  seedStatements: number
  /** Public origin of the site. Default: the host of each request. */
  publicOrigin?: string | undefined
  /** URL of the National Bank's API or a compatible one. Undefined: no lookups. */
  exchangeRatesUrl?: string | undefined
  /** URL of the auction site. Default in a demo: the sandbox. */
  auctionUrl?: string | undefined
  /** Payment provider. Default in a demo: the sandbox bank. */
  payments?: PaymentSettings | undefined
  /** Maximum total that one operator may refund, in tetri. */
  refundLimit?: number | undefined
  /** Email and SMS providers. A demo shows messages instead of sending them. */
  messages?: MessageSettings | undefined
  /** Settings of replies by email. Default: off. */
  inboundMail?: InboundMailSettings | undefined
  /** Key of notifications in browsers. Default: none are offered. */
  push?: PushSettings | undefined
  /** Webhook receiver that is notified of leads. */
  leadWebhook?: WebhookReceiver | undefined
  brandName?: string | undefined
  /** Statements that are reviewed before publication. Default: none. */
  reviewMode?: ReviewMode | undefined
  /** Object storage of statement photos. Default: the data directory. */
  s3?: S3Settings | undefined
  /** Maximum uncached demo pictures a minute for one IP. */
  rateLimitDrawings: number
  /** Number of demo statements whose pictures are drawn in advance. */
  preparedPictures: number
  log: Logger
  rootDir: string
  /** URL of the folder with worker bundles, ending with a slash. */
  workerFolder: URL
}
