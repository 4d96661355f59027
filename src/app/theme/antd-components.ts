import type { ThemeConfig } from 'antd';
import { sizes, type ThemeToken } from './tokens';

type Colors = Record<ThemeToken, string>;
type Components = NonNullable<ThemeConfig['components']>;

/** Component settings of the look; `phone` gives inputs 48 px and 16 px text. */
export const antdComponents = (colors: Colors, phone: boolean): Components => ({
  ...frame(colors),
  ...inputs(colors, phone),
  Button: {
    fontWeight: 600,
    contentFontSizeLG: 15,
    contentFontSizeSM: 13,
    borderRadiusLG: sizes.radius,
    borderRadiusSM: 8,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    primaryColor: colors['color-on-primary'],
    defaultBorderColor: colors['color-border-soft'],
    defaultHoverBg: colors['color-fill-alter'],
    defaultHoverColor: colors['color-text'],
    defaultHoverBorderColor: colors['color-border'],
    defaultActiveBg: colors['color-fill'],
    defaultActiveColor: colors['color-text'],
    defaultActiveBorderColor: colors['color-border'],
    borderColorDisabled: 'transparent',
    textTextColor: colors['color-text'],
    ...(phone && { controlHeight: sizes.control + sizes.s1 }),
  },
  Table: {
    headerBg: colors['color-fill-alter'],
    headerColor: colors['color-text-secondary'],
    headerSplitColor: 'transparent',
    headerSortActiveBg: colors['color-fill'],
    headerSortHoverBg: colors['color-fill'],
    bodySortBg: 'transparent',
    borderColor: colors['color-border-secondary'],
    rowHoverBg: colors['color-fill-alter'],
    rowSelectedBg: colors['color-primary-bg'],
    rowSelectedHoverBg: colors['color-primary-bg-hover'],
    cellPaddingBlock: sizes.s3,
    cellPaddingInline: sizes.s4,
    fontWeightStrong: 700,
  },
  Tag: {
    borderRadiusSM: sizes['radius-xs'],
    defaultBg: colors['off-bg'],
    defaultColor: colors.off,
    fontSizeSM: 12,
    lineHeightSM: 2,
    lineType: 'none',
  },
  Steps: { iconSize: 26, titleLineHeight: 26, fontWeightStrong: 700 },
  Segmented: {
    trackBg: colors['color-fill'],
    trackPadding: 3,
    itemColor: colors['color-text-secondary'],
    itemHoverColor: colors['color-text'],
    itemHoverBg: 'transparent',
    itemSelectedBg: colors['color-bg-container'],
    itemSelectedColor: colors['color-text'],
    borderRadius: sizes.radius,
    borderRadiusSM: 8,
  },
  Badge: { colorError: colors['color-badge'], colorTextLightSolid: colors['color-on-badge'] },
  Tooltip: { colorTextLightSolid: colors['color-bg-container'], fontSize: 13 },
  Switch: {
    handleBg: colors['color-bg-container'],
    colorTextQuaternary: colors['color-border'],
    // As the switch without antd.
    trackHeight: 26,
    trackMinWidth: 44,
    trackPadding: 3,
    handleSize: 20,
  },
  Pagination: { itemActiveBg: colors['color-primary'], colorPrimary: colors['color-on-primary'] },
  Alert: { borderRadiusLG: sizes['radius-lg'], withDescriptionPadding: sizes.s4 },
  Skeleton: {
    gradientFromColor: colors['color-fill'],
    gradientToColor: colors['color-fill-alter'],
    blockRadius: 7,
  },
  Progress: {
    defaultColor: colors['color-primary'],
    remainingColor: colors['color-fill'],
    circleTextColor: colors['color-text'],
  },
});

const frame = (colors: Colors): Components => ({
  Layout: {
    headerHeight: 68,
    headerPadding: '0 28px',
    headerBg: colors['color-bg-container'],
    siderBg: colors['color-bg-container'],
    bodyBg: colors['color-bg-layout'],
    footerBg: 'transparent',
    lightSiderBg: colors['color-bg-container'],
  },
  Menu: {
    itemHeight: 38,
    itemBorderRadius: sizes.radius,
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemColor: colors['color-text-secondary'],
    itemHoverBg: colors['color-fill-alter'],
    itemHoverColor: colors['color-text'],
    itemSelectedBg: colors['color-primary-bg'],
    itemSelectedColor: colors['color-primary'],
    itemActiveBg: colors['color-primary-bg-hover'],
    activeBarWidth: 0,
    activeBarBorderWidth: 0,
    groupTitleColor: colors['color-text-tertiary'],
    groupTitleFontSize: 12,
    iconSize: 18,
    collapsedIconSize: 18,
    darkItemBg: colors['panel-side'],
    darkSubMenuItemBg: colors['panel-side'],
    darkPopupBg: colors['panel-side'],
    darkItemColor: colors['panel-text'],
    darkItemHoverBg: colors['panel-side-2'],
    darkItemHoverColor: colors['face-text'],
    darkItemSelectedBg: colors['panel-side-2'],
    darkItemSelectedColor: colors['face-text'],
    darkGroupTitleColor: colors['face-text-2'],
  },
  Card: {
    borderRadiusLG: sizes['radius-lg'],
    headerBg: 'transparent',
    headerFontSize: 17,
    bodyPadding: sizes.s5,
    headerPadding: sizes.s5,
    boxShadowTertiary: colors['shadow-1'],
  },
  Modal: {
    borderRadiusLG: sizes['radius-xl'],
    contentBg: colors['color-bg-elevated'],
    headerBg: 'transparent',
    footerBg: 'transparent',
    titleFontSize: 17,
    boxShadow: colors['shadow-3'],
  },
  Drawer: { colorBgElevated: colors['color-bg-elevated'], paddingLG: sizes.s5 },
  Tabs: { itemColor: colors['color-text-secondary'], titleFontSize: 14, horizontalItemGutter: sizes.s6 },
});

const inputs = (colors: Colors, phone: boolean): Components => {
  const focus = `0 0 0 3px ${colors['color-primary-bg-hover']}`;
  const wrong = `0 0 0 3px ${colors['bad-bg']}`;
  const size = phone ? { controlHeight: sizes['control-lg'], fontSize: 16 } : {};
  const text = { activeShadow: focus, errorActiveShadow: wrong, warningActiveShadow: focus, ...size };
  return {
    Input: text,
    InputNumber: text,
    DatePicker: text,
    Mentions: text,
    Select: {
      activeOutlineColor: colors['color-primary-bg-hover'],
      optionSelectedBg: colors['color-primary-bg'],
      optionSelectedFontWeight: 600,
      optionActiveBg: colors['color-fill-alter'],
      multipleItemBg: colors['color-fill'],
      ...size,
    },
    Form: {
      labelColor: colors['color-text'],
      labelFontSize: 13,
      labelRequiredMarkColor: colors.bad,
      verticalLabelPadding: '0 0 6px',
      itemMarginBottom: 18,
    },
    Checkbox: { borderRadiusSM: 5, controlInteractiveSize: 18, colorWhite: colors['color-on-primary'] },
    Radio: { radioSize: 18, colorWhite: colors['color-on-primary'] },
  };
};
