/** Page about the accuracy of AI estimates. */
export const ACCURACY_PATH = '/ai-estimate/accuracy'
