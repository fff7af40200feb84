/** The part of a logger this folder needs; a pino logger satisfies it. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(details: object, message: string): void
}
