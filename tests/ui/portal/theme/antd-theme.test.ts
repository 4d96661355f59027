import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { antdTheme } from '../../../../src/web/theme/antd-theme';
import { type ThemeName, themes } from '../../../../src/web/theme/tokens';

describe.each(['light', 'dark'] satisfies ThemeName[])('antd in the %s theme', (name) => {
  const colors = themes[name];
  const seen = theme.getDesignToken(antdTheme({ name, phone: false, motion: true }));

  it('actions, warns and links in our colours, not in derived ones', () => {
    expect({
      primary: seen.colorPrimary,
      hover: seen.colorPrimaryHover,
      active: seen.colorPrimaryActive,
      success: seen.colorSuccess,
      warning: seen.colorWarning,
      info: seen.colorInfo,
      error: seen.colorError,
      link: seen.colorLink,
      onPrimary: seen.colorTextLightSolid,
    }).toEqual({
      primary: colors['color-primary'],
      hover: colors['color-primary-hover'],
      active: colors['color-primary-active'],
      success: colors.ok,
      warning: colors.wait,
      info: colors.run,
      error: colors.bad,
      link: colors['color-link'],
      onPrimary: colors['color-on-primary'],
    });
  });

  it('stands on our grounds with our ink', () => {
    expect({
      layout: seen.colorBgLayout,
      container: seen.colorBgContainer,
      elevated: seen.colorBgElevated,
      border: seen.colorBorder,
      hairline: seen.colorBorderSecondary,
      text: seen.colorText,
      secondary: seen.colorTextSecondary,
      placeholder: seen.colorTextPlaceholder,
    }).toEqual({
      layout: colors['color-bg-layout'],
      container: colors['color-bg-container'],
      elevated: colors['color-bg-elevated'],
      border: colors['color-border'],
      hairline: colors['color-border-secondary'],
      text: colors['color-text'],
      secondary: colors['color-text-secondary'],
      placeholder: colors['color-text-tertiary'],
    });
  });
});

it('gives inputs 48 px and 16 px text in one hand', () => {
  const { components } = antdTheme({ name: 'light', phone: true, motion: true });
  for (const input of ['Input', 'Select', 'DatePicker'] as const) {
    expect(components?.[input]).toMatchObject({ controlHeight: 48, fontSize: 16 });
  }
});
