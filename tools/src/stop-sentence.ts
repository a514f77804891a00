/** An error that the user can act on: printed as it is, without a stack. */
export class StopSentence extends Error {}
