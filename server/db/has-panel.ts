/**
 * Condition on `partners p` and its tier `t`: Panel mode is the partner's. A website that runs stays with its partner
 * when the tier falls to one without a panel: what its buyers pay for is to be delivered, and its profit taken out. It is
 * only not renewed, and lapses at its date like any other.
 */
export const HAS_PANEL = '(t.has_panel or p.panel_status = 2)';
