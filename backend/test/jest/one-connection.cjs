const { TransactionContext } = require('@mikro-orm/core');
const { Pool } = require('pg');

const connect = Pool.prototype.connect;

/**
 * Refuses a second connection of a pool to code within a transaction. Where as many transactions as the pool has
 * connections wait for one of their own kind, none of them goes on: such code must use the transaction's entity manager.
 */
Pool.prototype.connect = function connectOnce(...given) {
  const em = TransactionContext.currentTransactionContext()?.em;
  // migrations run on another pool than the lock around them
  if (em?.getTransactionContext() && em.config.get('pool').max === this.options.max)
    return Promise.reject(new Error('A second connection within a transaction: use the entity manager of the first'));
  return connect.apply(this, given);
};
