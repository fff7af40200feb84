export { markOpenConversationSeen } from './open-conversation.server'
