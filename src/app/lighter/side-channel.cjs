/**
 * What `qs` keeps beside objects while it writes them, to notice circles; the package of that name brings an inspector
 * of objects along. `qs` asks for it as CommonJS does.
 */
module.exports = function sideChannel() {
  const kept = new Map();
  return {
    get: (key) => kept.get(key),
    has: (key) => kept.has(key),
    set: (key, value) => void kept.set(key, value),
    delete: (key) => kept.delete(key),
    assert: (key) => {
      if (!kept.has(key)) throw new TypeError('the side channel does not hold this key');
    },
  };
};
