import type { Logger } from 'pino'
import type { WebhookReceiver } from '~backend/desk/webhooks/post-webhook'
import type { MessageSettings } from '~backend/messages/delivery/create-delivery'
import type { PaymentSettings } from '~backend/payments/gateway/create-gateway'
import type { S3Settings } from '~backend/statement-drafts/photos/s3-storage'
import type { ReviewMode } from '~contract/draft-reviews'

export interface BackendOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** As the owner of the tables; default: `databaseUrl`. */
  migrationDatabaseUrl?: string | undefined
  /** A standby that long reads come from; default: the database itself. */
  databaseReadUrl?: string | undefined
  /** Only a demo marketplace has demo data, demo people, and stand-ins for banks, SMS and other sites. */
  isDemo: boolean
  /** Target number of demo statements. */
  seedStatements: number
  /** The public origin; default: the host of each request. */
  publicOrigin?: string | undefined
  /** The API of the National Bank, or one that answers as it does; without it nobody is asked. */
  exchangeRatesUrl?: string | undefined
  /** The auction site; a demo marketplace defaults to a stand-in. */
  auctionUrl?: string | undefined
  /** The payment provider; a demo marketplace defaults to the sandbox bank. */
  payments?: PaymentSettings | undefined
  /** Highest total, in tetri, that one operator may refund. */
  refundLimit?: number | undefined
  /** How emails and SMS are sent; a demo marketplace shows them instead. */
  messages?: MessageSettings | undefined
  /** Another system that is told of leads. */
  leadWebhook?: WebhookReceiver | undefined
  brandName?: string | undefined
  /** Which statements somebody looks at before they are published; default: none. */
  reviewMode?: ReviewMode | undefined
  /** Where photos of statements are stored; default: in the data directory. */
  s3?: S3Settings | undefined
  /** Pictures of the demo a minute for one address, of those that are not kept. */
  rateLimitDrawings: number
  /** Statements of a demo whose pictures are made beforehand. */
  preparedPictures: number
  log: Logger
  rootDir: string
  /** Of the bundles that threads and processes run, ending with a slash. */
  workerFolder: URL
}
